import type { ReactNode } from 'react'
import { Table } from '@fivefold/shared/ui/table'
import type { Column, Identified } from '../rows/record-kind'
import { DenseTable } from './dense-table'
import { RecordRow } from './record-row'

interface PlainTableProps<Row extends Identified> {
  caption: string
  /** The first one names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  /** Content of the open row; without it, rows do not open. */
  details?: (row: Row) => ReactNode
  /** The id of the open row. */
  open?: string
  onOpen?: (id: string) => void
  /** How much room the columns need; by default more than four need much. */
  room?: 'few' | 'many'
}

/** Rows in the order in which they are given. */
export function PlainTable<Row extends Identified>(props: PlainTableProps<Row>) {
  const { caption, columns, rows, details, open, onOpen } = props
  const { room = columns.length > 4 ? 'many' : 'few' } = props
  return (
    <DenseTable $columns={room}>
      <Table caption={caption} captionHidden>
        <thead>
          <tr>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RecordRow
              key={row.id}
              kind={{ columns, ...(details && { details }) }}
              row={row}
              isOpen={row.id === open}
              onToggle={(isOpen) => onOpen?.(isOpen ? row.id : '')}
            />
          ))}
        </tbody>
      </Table>
    </DenseTable>
  )
}
