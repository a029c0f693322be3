import styled from 'styled-components'
import { countWords } from '@fivefold/shared/words/count-words'

/** How many items a filter shows. */
export function Count({ count }: { count: number }) {
  return (
    <>
      {/* Separates it from the filter's label in the accessible name. */}{' '}
      <Figure>{countWords(count)}</Figure>
    </>
  )
}

const Figure = styled.span`
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`
