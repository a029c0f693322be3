import styled from 'styled-components'
import { withParameter } from '@fivefold/shared/address/address-query'
import { ResultSkeleton } from './result-skeleton'
import { SearchStart } from './search-start'

/**
 * Shown until the prerendered page is hydrated. Styles choose between skeleton and start, so that the
 * first paint already fits the address.
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
