import type { ReactNode } from 'react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Tab, TabList, TabPanel, Tabs } from '@fivefold/shared/ui/tabs'
import { searchContent } from './search-content'
import { searchTabs, type SearchTab } from './site-search'

export interface ChosenTab {
  tab: SearchTab
  onTab: (tab: SearchTab) => void
}

interface ResultTabsProps extends ChosenTab {
  countOf: (tab: SearchTab) => number
  children: (tab: SearchTab) => ReactNode
}

/** The specified tabs, each with its count. */
export function ResultTabs({ tab, onTab, countOf, children }: ResultTabsProps) {
  return (
    <Tabs value={tab} onValueChange={(next) => onTab(tabNamed(next))}>
      <TabList label={searchContent.tabs}>
        {searchTabs.map(({ id, label }) => (
          <Tab key={id} value={id}>
            {label} <Count>{countOf(id)}</Count>
          </Tab>
        ))}
      </TabList>
      {searchTabs.map(({ id }) => (
        <TabPanel key={id} value={id}>
          {children(id)}
        </TabPanel>
      ))}
    </Tabs>
  )
}

const tabNamed = (name: string) => searchTabs.find(({ id }) => id === name)?.id ?? 'all'

const Count = styled.span`
  min-width: 1.5rem;
  padding: 0.0625rem ${token.space[2]};
  border-radius: 999px;
  background: ${token.color.hover};
  color: ${token.color.ink};
  font-variant-numeric: tabular-nums;
  text-align: center;
`
