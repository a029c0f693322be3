import { Table } from '@fivefold/shared/ui/table'
import { ColumnHead } from './column-head'
import { DenseTable } from './dense-table'
import type { PageOf } from '@fivefold/shared/listing/page-of'
import type { Identified, RecordKind } from '../rows/record-kind'
import { RecordRow } from './record-row'
import type { RowQuestion } from '../rows/use-row-query'

interface RecordTableProps<Row extends Identified> {
  kind: RecordKind<Row>
  shown: PageOf<Row>
  query: RowQuestion
}

export function RecordTable<Row extends Identified>({ kind, shown, query }: RecordTableProps<Row>) {
  return (
    <DenseTable $columns={kind.columns.length > 4 ? 'many' : 'few'}>
      <Table caption={kind.words.title} captionHidden>
        <thead>
          <tr>
            {kind.columns.map((column) => (
              <ColumnHead
                key={column.key}
                column={column}
                sort={query.sort}
                onSort={query.sortBy}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.items.map((row) => (
            <RecordRow
              key={row.id}
              kind={kind}
              row={row}
              isOpen={row.id === query.open}
              onToggle={(open) => (open ? query.openRow(row.id) : query.closeRow(shown.page))}
            />
          ))}
        </tbody>
      </Table>
    </DenseTable>
  )
}
