import styled from 'styled-components'

interface ClippedProps {
  /** As wide as its cell, for the column that names the row. */
  wide?: boolean
  children: string
}

/** Characters; a longer text may not fit into a cell. */
const noticeable = 20

/** One line of a text of any length and direction, cut with an ellipsis. */
export function Clipped({ wide = false, children }: ClippedProps) {
  return (
    <Line dir="auto" data-wide={wide} title={children.length > noticeable ? children : undefined}>
      {children}
    </Line>
  )
}

const Line = styled.span`
  display: block;
  max-width: max(10.5rem, 17cqi);
  overflow: hidden;
  text-overflow: ellipsis;

  &[data-wide='true'] {
    max-width: none;
  }
`
