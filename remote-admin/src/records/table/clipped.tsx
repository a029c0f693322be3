import styled from 'styled-components'

interface ClippedProps {
  /** As wide as its cell: for what names the row. */
  wide?: boolean
  children: string
}

/** Characters that may be too many for a cell. */
const noticeable = 20

/** One line of a text of any length and direction; the rest is cut off with an ellipsis. */
export function Clipped({ wide = false, children }: ClippedProps) {
  return (
    <Line dir="auto" data-wide={wide} title={children.length > noticeable ? children : undefined}>
      {children}
    </Line>
  )
}

const Line = styled.span`
  display: block;
  max-width: 10.5rem;
  overflow: hidden;
  text-overflow: ellipsis;

  &[data-wide='true'] {
    max-width: none;
  }
`
