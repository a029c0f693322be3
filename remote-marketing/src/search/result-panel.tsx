import styled from 'styled-components'
import { useIsHydrated } from '@fivefold/shared/store/site-store'
import { Badge } from '@fivefold/shared/ui/badge'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import { QueryUnknown } from './query-unknown'
import { NoneHere, ResultRow } from './result-row'
import { ResultSkeleton } from './result-skeleton'
import { noneNamed, noResultsFor, searchContent } from './search-content'
import { SearchStart } from './search-start'
import type { SearchResult } from './site-search'

interface ResultPanelProps {
  query: string
  isLoading: boolean
  results: readonly SearchResult[]
  /** Whether nothing else was found either. */
  isNothing: boolean
}

/** The specified results of one tab. */
export function ResultPanel({ query, isLoading, results, isNothing }: ResultPanelProps) {
  const { nothing, kinds } = searchContent
  const isHydrated = useIsHydrated()
  if (!isHydrated) return <QueryUnknown />
  if (query === '') return <SearchStart />
  if (isLoading) return <ResultSkeleton />
  if (isNothing) {
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
  if (results.length === 0) return <NoneHere>{noneNamed(query)}</NoneHere>
  return (
    <ul>
      {results.map(({ id, type, url, title, description, category }) => (
        <ResultRow
          key={`${type} ${id}`}
          href={url}
          title={title}
          text={description}
          terms={[query]}
          termPlace="anywhere"
        >
          <Badge>{kinds[type]}</Badge> {category}
        </ResultRow>
      ))}
    </ul>
  )
}

/* A query may be a single long word. */
const AnyLength = styled.div`
  overflow-wrap: anywhere;
`
