import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { media } from '@fivefold/shared/theme/tokens'
import { Table } from '@fivefold/shared/ui/table'

interface TextTableProps {
  caption: string
  captionHidden?: boolean
  columns: readonly string[]
  /** The first value of a row is its heading. */
  rows: readonly (readonly string[])[]
}

export function TextTable({ rows, ...table }: TextTableProps) {
  return (
    <Table {...table}>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, position) => (
              <td key={position}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** A table below a heading that names it. */
export function FactTable(table: Omit<ComponentProps<typeof TextTable>, 'captionHidden'>) {
  return (
    <Frame>
      <TextTable {...table} captionHidden />
    </Frame>
  )
}

/* Names with a hyphen stay on one line. */
const Frame = styled.div`
  ${media.tablet} {
    & tbody th {
      min-width: 10rem;
    }
  }
`
