import { SelectField } from '@fivefold/shared/fields/field'
import { recordsContent } from '../records-content'
import type { Identified, RecordKind } from '../rows/record-kind'
import type { RowSort } from '../rows/rows'

interface SortFieldProps<Row extends Identified> {
  kind: RecordKind<Row>
  sort: RowSort
  onSort: (sort: RowSort) => void
}

const valueOf = ({ key, descending }: RowSort) => (descending ? '-' : '') + key

/** Sorts where the table has no headings: on a narrow screen, and by columns that it does not show. */
export function SortField<Row extends Identified>({ kind, sort, onSort }: SortFieldProps<Row>) {
  const sorts = kind.columns.map(({ key, label, descendingFirst = false }) => ({
    key,
    label,
    descending: sort.key === key ? sort.descending : descendingFirst,
  }))
  return (
    <SelectField
      name="sort"
      label={recordsContent.sortBy}
      value={valueOf(sort)}
      options={sorts.map(({ label, ...by }) => ({
        value: valueOf(by),
        label: recordsContent.sortOption(label, by.descending),
      }))}
      onChange={({ target }) => {
        const chosen = sorts.find((by) => valueOf(by) === target.value)
        if (chosen) onSort({ key: chosen.key, descending: chosen.descending })
      }}
    />
  )
}
