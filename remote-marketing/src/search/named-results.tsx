import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Stack } from '@fivefold/shared/ui/layout'
import { Tab, TabList, TabPanel, Tabs } from '@fivefold/shared/ui/tabs'
import { ResultPanel } from './result-panel'
import { GroupTitle } from './result-row'
import { namedHeading, searchContent } from './search-content'
import { resultsOfTab, searchTabs, type SearchResult, type SearchTab } from './site-search'

interface NamedResultsProps {
  query: string
  tab: SearchTab
  onTab: (tab: SearchTab) => void
  results: readonly SearchResult[]
  isLoading: boolean
  /** Whether nothing else was found either. */
  isNothing: boolean
}

/** The specified results: names, descriptions and categories that contain the query, in tabs with their counts. */
export function NamedResults({ tab, onTab, results, ...panel }: NamedResultsProps) {
  const { query, isNothing } = panel
  return (
    <Stack as="section" $gap={2}>
      {query !== '' && !isNothing && <GroupTitle as="h2">{namedHeading(query)}</GroupTitle>}
      <Tabs value={tab} onValueChange={(next) => onTab(tabNamed(next))}>
        <TabList label={searchContent.tabs}>
          {searchTabs.map(({ id, label }) => (
            <Tab key={id} value={id}>
              {label} <Count>{resultsOfTab(results, id).length}</Count>
            </Tab>
          ))}
        </TabList>
        {searchTabs.map(({ id }) => (
          <TabPanel key={id} value={id}>
            <ResultPanel {...panel} results={resultsOfTab(results, id)} />
          </TabPanel>
        ))}
      </Tabs>
    </Stack>
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
