import { useId, useRef } from 'react'
import styled from 'styled-components'
import { queryWith } from '@fivefold/shared/address/address-query'
import { queryChanges } from '@fivefold/shared/address/address-schema'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { useNavigate } from '@fivefold/shared/routing/link'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { paths } from '@fivefold/shared/routing/paths'
import { rememberedView } from '@fivefold/shared/work-area/remembered-views'
import { useRememberedView } from '@fivefold/shared/work-area/use-remembered-view'
import { oneColumn, smallMuted, token } from '@fivefold/shared/theme/tokens'
import { TextLink } from '@fivefold/shared/ui/text'
import { Tab, TabList, TabPanel, Tabs } from '@fivefold/shared/ui/tabs'
import { browserDataContent } from './browser-data-content'
import { useFollowFocus } from './use-follow-focus'
import { hasExtra, recordsHref, viewAddress, viewsAround } from './views'

/** Shows one view at a time. */
export function BrowserData({ user }: { user: User }) {
  const headingId = useId()
  const region = useRef<HTMLElement>(null)
  const navigate = useNavigate()
  const chosen = useAddressState(viewAddress).state.view
  const { shown, beside } = viewsAround(chosen)
  const { tabsLabel, extraTabsLabel, toRecords, toExtra } = browserDataContent
  useFollowFocus(region, chosen)
  useRememberedView(user.id, 'admin', chosen)

  /**
   * Restores the view's last state. Replaces the history entry, so that Back leaves the dashboard
   * instead of going through the tabs.
   */
  function choose(value: string) {
    const query = queryWith('', queryChanges(viewAddress, { view: value }))
    void navigate(paths.admin + (rememberedView(user.id, `admin/${value}`) || query), {
      replace: true,
    })
  }

  return (
    <Region ref={region} aria-labelledby={headingId}>
      <Origin data-view={chosen}>
        <h2 id={headingId}>{shown?.title}</h2>
        <p>{shown?.lead}</p>
        {hasExtra && (
          <TextLink to={shown?.isExtra ? recordsHref : paths.admin}>
            {shown?.isExtra ? toRecords : toExtra}
          </TextLink>
        )}
      </Origin>
      <Tabs value={shown?.name ?? chosen} onValueChange={choose}>
        <Views label={shown?.isExtra ? extraTabsLabel : tabsLabel}>
          {beside.map(({ name, tab }) => (
            <Tab key={name} value={name}>
              {tab}
            </Tab>
          ))}
        </Views>
        {shown && (
          <TabPanel key={shown.name} value={shown.name}>
            <shown.View />
          </TabPanel>
        )}
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
  ${smallMuted}
  line-height: 1.5;

  & > a {
    margin-inline-start: auto;
  }

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
  ${oneColumn}
  gap: ${token.space[2]};
  align-content: start;
  min-height: 32rem;
`
