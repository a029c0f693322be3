import styled from 'styled-components'
import { countWords } from '@fivefold/shared/words/count-words'

/** The number of items that a filter shows. */
export function Count({ count }: { count: number }) {
  return (
    <>
      {/* The space separates label and count in the accessible name. */}{' '}
      <Figure>{countWords(count)}</Figure>
    </>
  )
}

const Figure = styled.span`
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`
