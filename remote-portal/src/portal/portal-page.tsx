import styled from 'styled-components'
import { NewsCount, newsWords } from '@fivefold/shared/conversation/news-count'
import { useNewEntries } from '@fivefold/shared/conversation/use-new-entries'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { useNavigate } from '@fivefold/shared/routing/link'
import { useCurrentUser } from '@fivefold/shared/session/current-user'
import { paths } from '@fivefold/shared/routing/paths'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { token } from '@fivefold/shared/theme/tokens'
import { Tab, TabList, TabPanel, Tabs } from '@fivefold/shared/ui/tabs'
import { rememberedView } from '@fivefold/shared/work-area/remembered-views'
import { useRememberedView } from '@fivefold/shared/work-area/use-remembered-view'
import { WorkArea } from '@fivefold/shared/work-area/work-area'
import { RoadmapPanel } from '../roadmap/roadmap-panel'
import { TicketsPanel } from '../tickets/tickets-panel'
import { useOwnTickets } from '../tickets/use-own-tickets'
import { AccountPanel } from './account-panel'
import { OverviewPanel } from './overview-panel'
import { portalAddress, portalTabHref, portalTabs } from '../address/portal-address'
import { portalContent } from './portal-content'
import { useFocusOnTab } from './use-focus-on-tab'

export function PortalPage() {
  const user = useCurrentUser()
  return user && <Portal user={user} />
}

function Portal({ user }: { user: User }) {
  const navigate = useNavigate()
  const { tab } = useAddressState(portalAddress).state
  const tickets = useOwnTickets(user.id)
  const newEntries = useNewEntries()
  const news = tickets.filter(({ id }) => newEntries.has(id)).length
  useFocusOnTab(tab)
  useRememberedView(user.id, 'portal', tab)

  /**
   * Restores the tab's last state. Replaces the history entry, so that Back leaves the portal instead of
   * going through the tabs.
   */
  function choose(value: string) {
    const chosen = portalTabs.find((known) => known === value) ?? 'overview'
    const last = rememberedView(user.id, `portal/${chosen}`)
    void navigate(last ? paths.portal + last : portalTabHref(chosen), { replace: true })
  }

  return (
    <WorkArea title={portalContent.welcome(user.name || user.email)}>
      <Tabs value={tab} onValueChange={choose}>
        <Sections label={portalContent.tabsLabel}>
          {portalContent.tabs.map(({ value, label }) => (
            <Tab
              key={value}
              value={value}
              aria-description={value === 'tickets' && news > 0 ? newsWords(news) : undefined}
            >
              {label}
              {value === 'tickets' && <NewsCount count={news} />}
            </Tab>
          ))}
        </Sections>
        <TabPanel value="overview">
          <OverviewPanel user={user} tickets={tickets} />
        </TabPanel>
        <TabPanel value="tickets">
          <TicketsPanel user={user} tickets={tickets} />
        </TabPanel>
        <TabPanel value="roadmap">
          <RoadmapPanel user={user} />
        </TabPanel>
        <TabPanel value="account">
          <AccountPanel user={user} />
        </TabPanel>
      </Tabs>
    </WorkArea>
  )
}

/* Four tabs side by side on a phone. */
const Sections = styled(TabList)`
  gap: clamp(0px, 3.5vw - ${token.space[4]}, ${token.space[2]});

  @media print {
    display: none;
  }
`
