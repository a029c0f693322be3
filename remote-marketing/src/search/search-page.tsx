import styled from 'styled-components'
import { choiceParam, trimmedTextParam } from '@fivefold/shared/address/address-schema'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { withParameter } from '@fivefold/shared/address/address-query'
import { useIsHydrated } from '@fivefold/shared/store/site-store'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import { LiveRegion } from '@fivefold/shared/ui/live-region'
import { PageHead } from '@fivefold/shared/ui/page-head'
import { useBestMatches } from '@fivefold/shared/search/use-best-matches'
import { BestMatches } from './best-matches'
import { NamedResults } from './named-results'
import type { ChosenTab } from './result-tabs'
import { useResultKeys } from './result-keys'
import { foundWords, searchContent } from './search-content'
import { SearchField } from './search-field'
import { searchTabs } from './site-search'
import { useResults } from './use-results'

const searchAddress = {
  query: trimmedTextParam('q'),
  tab: choiceParam(
    'tab',
    searchTabs.map(({ id }) => id),
    'all',
  ),
}

const mostMatches = 8

/**
 * One column: the ranked passages of the site, then the specified results in their tabs. Without such results the tabs
 * filter the passages.
 */
export function SearchPage() {
  const { state, change } = useAddressState(searchAddress)
  const { query, tab } = state
  const { loading, results } = useResults(query)
  const matches = useBestMatches(query, mostMatches)
  const isHydrated = useIsHydrated()
  useResultKeys()
  const isSearching = loading || matches.isLoading
  const chosen: ChosenTab = { tab, onTab: (next) => change({ tab: next }) }
  const isOnlyRanked = !isSearching && results.length === 0 && matches.hits.length > 0
  return (
    <>
      <PageHead title={searchContent.title}>
        <SearchField query={query} />
      </PageHead>
      <Container>
        <Body data-searching={query !== ''}>
          {(!isHydrated || query !== '') && (
            <MatchArea data-unknown={!isHydrated}>
              <BestMatches
                {...matches}
                isLoading={!isHydrated || matches.isLoading}
                {...(isOnlyRanked && { filter: chosen })}
              />
            </MatchArea>
          )}
          {!isOnlyRanked && (
            <NamedResults
              {...chosen}
              query={query}
              isLoading={loading || (results.length === 0 && matches.isLoading)}
              results={results}
              isNothing={results.length + matches.hits.length === 0}
            />
          )}
          <LiveRegion>
            {query !== '' && !isSearching && foundWords(matches.hits.length, results.length)}
          </LiveRegion>
        </Body>
      </Container>
    </>
  )
}

const Body = styled.div`
  ${oneColumn}
  align-content: start;
  gap: ${token.space[8]};
  min-height: 60vh;
  padding-block: ${token.space.head} ${token.space.section};

  &[data-searching='true'] {
    max-width: 44rem;
  }
`

/* Until the page is hydrated, styles know from the address whether there is a query. */
const MatchArea = styled.div`
  &[data-unknown='true'] {
    display: none;
  }

  ${withParameter('q')} &[data-unknown='true'] {
    display: block;
    max-width: 44rem;
  }

  &:empty {
    display: none;
  }
`
