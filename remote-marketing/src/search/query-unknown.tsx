import styled from 'styled-components'
import { withParameter } from '@fivefold/shared/address/address-query'
import { ResultSkeleton } from './result-skeleton'
import { SearchStart } from './search-start'

/**
 * What a prerendered page shows until it is hydrated: styles decide, from the first paint on, whether
 * its address has a query.
 */
export function QueryUnknown() {
  return (
    <Either>
      <div>
        <ResultSkeleton />
      </div>
      <SearchStart />
    </Either>
  )
}

const Either = styled.div`
  & > :first-child {
    display: none;
  }

  ${withParameter('q')} & > :first-child {
    display: block;
  }

  ${withParameter('q')} & > :last-child {
    display: none;
  }
`
