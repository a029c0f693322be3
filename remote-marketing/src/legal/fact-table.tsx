import styled from 'styled-components'
import { media } from '@fivefold/shared/theme/tokens'
import { Table } from '@fivefold/shared/ui/table'

interface FactTableProps {
  caption: string
  columns: readonly string[]
  /** The first value of a row is its heading. */
  rows: readonly (readonly string[])[]
}

export function FactTable({ caption, columns, rows }: FactTableProps) {
  return (
    <Frame>
      <Table caption={caption} captionHidden>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
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
