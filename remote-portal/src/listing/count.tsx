import styled from 'styled-components'

/** How many stand behind a filter. */
export function Count({ count }: { count: number }) {
  return (
    <>
      {/* Parts it from the filter's word in the accessible name. */}{' '}
      <Figure>{count.toLocaleString('en-US')}</Figure>
    </>
  )
}

const Figure = styled.span`
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`
