import styled from 'styled-components'
import { countWords } from '../../browser/words/count-words'

/**
 * The number of items behind a chip.
 * @example <button type="button">Open<ChipCount count={3} /></button>
 */
export function ChipCount({ count }: { count: number }) {
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
