import { useId, useRef } from 'react'
import styled from 'styled-components'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { useNavigate } from '@fivefold/shared/routing/link'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { paths } from '@fivefold/shared/routing/paths'
import { rememberedView } from '@fivefold/shared/work-area/remembered-views'
import { useRememberedView } from '@fivefold/shared/work-area/use-remembered-view'
import { token } from '@fivefold/shared/theme/tokens'
import { Tab, TabList, TabPanel, Tabs } from '@fivefold/shared/ui/tabs'
import { AccountsView } from '../accounts/accounts-view'
import { AuditView } from '../audit/audit-view'
import { CommentsView } from '../comments/comments-view'
import { ErrorsView } from '../errors/errors-view'
import { IdeasView } from '../ideas/ideas-view'
import { LeadsView } from '../leads/leads-view'
import { OverviewView } from '../overview/overview-view'
import { TicketsView } from '../tickets/tickets-view'
import { VotesView } from '../votes/votes-view'
import { adminAddress, adminHref, adminViews } from '../address/admin-address'
import { browserDataContent } from './browser-data-content'
import { useFollowFocus } from './use-follow-focus'

const views = {
  overview: OverviewView,
  leads: LeadsView,
  tickets: TicketsView,
  audit: AuditView,
  votes: VotesView,
  ideas: IdeasView,
  comments: CommentsView,
  accounts: AccountsView,
  errors: ErrorsView,
}

/** Shows this browser's records, one kind at a time. */
export function BrowserData({ user }: { user: User }) {
  const headingId = useId()
  const region = useRef<HTMLElement>(null)
  const navigate = useNavigate()
  const chosen = useAddressState(adminAddress).state.view
  const View = views[chosen]
  useFollowFocus(region, chosen)
  useRememberedView(user.id, 'admin', chosen)

  /**
   * Restores the view's last state. Replaces the history entry, so that Back leaves the dashboard
   * instead of going through the tabs.
   */
  function choose(value: string) {
    const view = adminViews.find((known) => known === value) ?? 'overview'
    const last = rememberedView(user.id, `admin/${view}`)
    void navigate(last ? paths.admin + last : adminHref(view), { replace: true })
  }

  return (
    <Region ref={region} aria-labelledby={headingId}>
      <Origin data-view={chosen}>
        <h2 id={headingId}>{browserDataContent.title}</h2>
        <p>{browserDataContent.lead}</p>
      </Origin>
      <Tabs value={chosen} onValueChange={choose}>
        <Views label={browserDataContent.tabsLabel}>
          {adminViews.map((view) => (
            <Tab key={view} value={view}>
              {browserDataContent.tabs[view]}
            </Tab>
          ))}
        </Views>
        <TabPanel key={chosen} value={chosen}>
          <View />
        </TabPanel>
      </Tabs>
    </Region>
  )
}

/* On a phone the tabs are so close that a part of the next one is visible. */
const Views = styled(TabList)`
  gap: clamp(0px, 3.5vw - ${token.space[4]}, ${token.space[2]});
`

/* One line, so that the records begin high on the page. */
const Origin = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token.space[3]};
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};
  line-height: 1.5;

  & > h2 {
    color: ${token.color.ink};
    font: 600 ${token.type.small} / 1.5 ${token.font.sans};
  }

  @media (max-width: 47.99rem) {
    &[data-view]:not([data-view='overview']) > p {
      display: none;
    }
  }
`

const Region = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[2]};
  align-content: start;
  min-height: 32rem;
`
