import styled from 'styled-components'
import { countWords } from '@fivefold/shared/words/count-words'

/** How many stand behind a filter. */
export function Count({ count }: { count: number }) {
  return (
    <>
      {/* Parts it from the filter's word in the accessible name. */}{' '}
      <Figure>{countWords(count)}</Figure>
    </>
  )
}

const Figure = styled.span`
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`
