import { Stack } from '@fivefold/shared/ui/layout'
import { ResultPanel } from './result-panel'
import { GroupTitle } from './result-row'
import { ResultTabs, type ChosenTab } from './result-tabs'
import { namedHeading } from './search-content'
import { resultsOfTab, type SearchResult } from './site-search'

interface NamedResultsProps extends ChosenTab {
  query: string
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
      <ResultTabs tab={tab} onTab={onTab} countOf={(id) => resultsOfTab(results, id).length}>
        {(id) => <ResultPanel {...panel} results={resultsOfTab(results, id)} />}
      </ResultTabs>
    </Stack>
  )
}
