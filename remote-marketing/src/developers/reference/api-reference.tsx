import { useEffect, useState } from 'react'
import { useAddressHash } from '@fivefold/shared/address/address-query'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { Stack } from '@fivefold/shared/ui/layout'
import { Tab, TabList, TabPanel, Tabs } from '@fivefold/shared/ui/tabs'
import { HeadedSection } from '../../section/headed-section'
import { EndpointCard } from './endpoint-card'
import { endpointAddress, endpointAnchor } from './reference-address'
import { endpointGroups, referenceContent as words } from './reference-content'

/** A tab that was pressed, and the address that it was pressed at. */
interface PressedTab {
  tab: string
  at: string
}

export function ApiReference() {
  const { state, change } = useAddressState(endpointAddress)
  const { endpoint } = state
  const hash = useAddressHash()
  const linked = endpoint === '' ? hash.slice(1) : endpointAnchor(endpoint)
  const group = endpointGroups.find(({ endpoints }) =>
    endpoints.some(({ id }) => endpointAnchor(id) === linked),
  )?.value
  // Until a tab is pressed, the address decides which one is open.
  const [pressed, press] = useState<PressedTab>()
  const tab = pressed?.at === linked ? pressed.tab : (group ?? 'core')

  // The browser and the shell cannot scroll to a hidden element.
  useEffect(() => {
    if (group) document.getElementById(linked)?.scrollIntoView()
  }, [group, linked])

  return (
    <HeadedSection
      id="reference"
      labelledBy="reference-title"
      title={words.title}
      lead={words.lead}
    >
      <Tabs value={tab} onValueChange={(value) => press({ tab: value, at: linked })}>
        <TabList label={words.tabsLabel}>
          {endpointGroups.map(({ value, label }) => (
            <Tab key={value} value={value}>
              {label}
            </Tab>
          ))}
        </TabList>
        {endpointGroups.map(({ value, endpoints }) => (
          <TabPanel key={value} value={value} keepMounted>
            <Stack as="ul" $gap={2}>
              {endpoints.map((each) => (
                <EndpointCard
                  key={each.id}
                  endpoint={each}
                  isOpen={each.id === endpoint}
                  onToggle={() => change({ endpoint: each.id === endpoint ? '' : each.id })}
                />
              ))}
            </Stack>
          </TabPanel>
        ))}
      </Tabs>
    </HeadedSection>
  )
}
