import { useState } from 'react'
import styled from 'styled-components'
import { useIsHydrated } from '@fivefold/shared/store/site-store'
import { withParameter } from '@fivefold/shared/address/address-query'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import { LiveRegion } from '@fivefold/shared/ui/live-region'
import { PageHead } from '@fivefold/shared/ui/page-head'
import { Tab, TabList, TabPanel, Tabs } from '@fivefold/shared/ui/tabs'
import { trimmedTextParam } from '@fivefold/shared/address/address-schema'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { BestMatches } from './best-matches'
import { ResultPanel } from './result-panel'
import { resultCount, searchContent } from './search-content'
import { SearchField } from './search-field'
import { resultsOfTab, searchTabs } from './site-search'
import { useResults } from './use-results'

const searchAddress = { query: trimmedTextParam('q') }

export function SearchPage() {
  const { query } = useAddressState(searchAddress).state
  const { loading, results } = useResults(query)
  const isHydrated = useIsHydrated()
  const [chosen, choose] = useState({ query, tab: 'all' })
  const tab = chosen.query === query ? chosen.tab : 'all'
  return (
    <>
      <PageHead title={searchContent.title}>
        <SearchField query={query} />
      </PageHead>
      <Container>
        <Body data-searching={isHydrated ? query !== '' : undefined}>
          <div>
            <Tabs value={tab} onValueChange={(next) => choose({ query, tab: next })}>
              <TabList label={searchContent.tabs}>
                {searchTabs.map(({ id, label }) => (
                  <Tab key={id} value={id}>
                    {label} <Count>{resultsOfTab(results, id).length}</Count>
                  </Tab>
                ))}
              </TabList>
              {searchTabs.map(({ id }) => (
                <TabPanel key={id} value={id}>
                  <ResultPanel
                    query={query}
                    loading={loading}
                    results={resultsOfTab(results, id)}
                  />
                </TabPanel>
              ))}
            </Tabs>
          </div>
          {query !== '' && <BestMatches query={query} />}
          <LiveRegion>{query !== '' && !loading && resultCount(results.length)}</LiveRegion>
        </Body>
      </Container>
    </>
  )
}

/* Reserves the second column from the first paint, so that nothing moves when it fills. */
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  align-items: start;
  gap: ${token.space[10]} clamp(2.5rem, 6vw, 5rem);
  min-height: 60vh;
  padding-block-end: ${token.space.section};

  ${media.desktop} {
    &[data-searching='true'],
    ${withParameter('q')} &:not([data-searching]) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`

const Count = styled.span`
  min-width: 1.5rem;
  padding: 0.0625rem ${token.space[2]};
  border-radius: 999px;
  background: ${token.color.hover};
  color: ${token.color.ink};
  font-variant-numeric: tabular-nums;
  text-align: center;
`
