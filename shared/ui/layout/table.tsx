import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { strip, token } from '../theme/tokens'
import { VisuallyHidden } from '../text/visually-hidden'

interface TableProps {
  caption: string
  /** Keeps the caption for screen readers only. */
  captionHidden?: boolean
  /** The headings; without them, `children` has the thead. */
  columns?: readonly string[]
  /** The tbody. */
  children: ReactNode
}

/**
 * A wide table scrolls inside its own region, which the keyboard can reach.
 * @example
 * <Table caption="Invoices" columns={['Number', 'Amount']}>
 *   <tbody />
 * </Table>
 */
export function Table({ caption, captionHidden = false, columns, children }: TableProps) {
  const captionId = useId()
  return (
    <Frame aria-labelledby={captionId} tabIndex={0}>
      <Grid>
        <caption id={captionId}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        {columns && (
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        {children}
      </Grid>
    </Frame>
  )
}

const Frame = styled.section`
  position: relative;
  ${strip}
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.raised};
  outline-offset: -2px;
`

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token.type.small};
  font-variant-numeric: tabular-nums;
  line-height: 1.45;
  text-align: start;

  & caption:not(:has(> span:only-child)) {
    padding: ${token.space[4]} ${token.space[5]};
    color: ${token.color.inkMuted};
    text-align: start;
  }

  & :is(th, td) {
    padding: ${token.space[3]} ${token.space[5]};
    border-block-end: 1px solid ${token.color.line};
    text-align: start;
    vertical-align: top;
  }

  @media (max-width: 29.99rem) {
    & :is(th, td) {
      padding: ${token.space[2]} ${token.space[3]};
    }
  }

  & tbody tr:last-child > * {
    border-block-end: 0;
  }

  & thead th {
    background: ${token.color.surface};
    color: ${token.color.inkMuted};
    font: 600 ${token.type.caption} / 1.4 ${token.font.sans};
    white-space: nowrap;
  }

  & tbody th {
    color: ${token.color.ink};
    font-weight: 600;
  }

  & tbody tr:hover > * {
    background: ${token.color.surface};
  }
`
