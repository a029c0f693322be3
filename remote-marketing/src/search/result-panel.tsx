import styled from 'styled-components'
import { useIsHydrated } from '@fivefold/shared/store/site-store'
import { token } from '@fivefold/shared/theme/tokens'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import { QueryUnknown } from './query-unknown'
import { ResultRow } from './result-row'
import { ResultSkeleton } from './result-skeleton'
import { noResultsFor, searchContent } from './search-content'
import { SearchStart } from './search-start'
import type { SearchResult } from './site-search'

interface ResultPanelProps {
  query: string
  loading: boolean
  results: readonly SearchResult[]
}

export function ResultPanel({ query, loading, results }: ResultPanelProps) {
  const { nothing } = searchContent
  const isHydrated = useIsHydrated()
  if (!isHydrated) return <QueryUnknown />
  if (query === '') return <SearchStart />
  if (loading) return <ResultSkeleton />
  if (results.length === 0) {
    return (
      <AnyLength>
        <EmptyState
          title={noResultsFor(query)}
          action={
            <ButtonLink to={nothing.action.to} variant="secondary">
              {nothing.action.label}
            </ButtonLink>
          }
        >
          {nothing.text}
        </EmptyState>
      </AnyLength>
    )
  }
  return (
    <List>
      {results.map((result) => (
        <ResultRow key={`${result.type} ${result.id}`} result={result} query={query} />
      ))}
    </List>
  )
}

/* A query may be a single long word. */
const AnyLength = styled.div`
  overflow-wrap: anywhere;
`

const List = styled.ul`
  & > li + li {
    border-block-start: 1px solid ${token.color.line};
  }
`
