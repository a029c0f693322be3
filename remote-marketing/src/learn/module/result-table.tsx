import { Table } from '@fivefold/shared/ui/table'
import type { ModuleSection } from './module'

/** The first value of a row is its heading. */
export function ResultTable({ caption, columns, rows }: NonNullable<ModuleSection['table']>) {
  return (
    <Table caption={caption}>
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
            {values.map((value) => (
              <td key={value}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
