import { Table } from '@fivefold/shared/ui/table'
import { ColumnHead } from './column-head'
import { recordsContent } from '../records-content'
import type { Selection } from '../rows/use-selection'
import { DenseTable } from './dense-table'
import type { Listing } from '../rows/listing'
import type { Identified, RecordKind } from '../rows/record-kind'
import { RecordRow } from './record-row'
import type { RowQuestion } from '../rows/use-row-query'
import { SelectBox } from './select-box'

interface RecordTableProps<Row extends Identified> {
  kind: RecordKind<Row>
  shown: Listing<Row>['shown']
  query: RowQuestion
  selection: Selection<Row>
  pane?: string | undefined
}

export function RecordTable<Row extends Identified>(props: RecordTableProps<Row>) {
  const { kind, shown, query, selection, pane } = props
  const columns = kind.columns.filter(({ sortOnly = false }) => !sortOnly)
  const chosen = shown.items.filter(selection.has).length
  const all = chosen === shown.items.length
  return (
    <DenseTable $columns={columns.length > 4 ? 'many' : 'few'}>
      <Table caption={kind.words.title} captionHidden>
        <thead>
          <tr>
            {kind.bulk && (
              <th data-select data-label={recordsContent.selectAll}>
                <SelectBox
                  label={recordsContent.selectAll}
                  checked={all}
                  mixed={chosen > 0 && !all}
                  onChange={(isSelected) => selection.set(shown.items, isSelected)}
                />
              </th>
            )}
            {columns.map((column) => (
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
              selection={kind.bulk && selection}
              pane={pane}
              isOpen={row.id === query.open}
              onToggle={(open) =>
                open ? query.openRow(row.id, shown.page) : query.closeRow(shown.page)
              }
            />
          ))}
        </tbody>
      </Table>
    </DenseTable>
  )
}
