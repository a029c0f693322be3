import { useId } from 'react'
import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { VisuallyHidden } from '@fivefold/shared/ui/visually-hidden'
import { ColumnChooser, type ComparisonColumn } from './column-chooser'
import { ComparisonCell, type CellValue } from './comparison-cell'
import { phoneColumns } from './phone-columns'

export interface ComparisonGroup {
  name: string
  rows: readonly { feature: string; values: Readonly<Record<string, CellValue>> }[]
}

interface ComparisonTableProps {
  caption: string
  columns: readonly ComparisonColumn[]
  groups: readonly ComparisonGroup[]
  /** Label of the choice on phones: `Plan`, `Product`. */
  columnKind: string
  /** Heading of the column of row names. */
  rowKind?: string
  /** The first of the two columns that a phone shows. */
  chosen: string
  onChoose: (columnId: string) => void
}

/** A table with a sticky header; a phone shows two of its columns. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { caption, columns, groups, columnKind, rowKind = 'Feature', chosen, onChoose } = props
  const captionId = useId()
  const onPhone = phoneColumns(
    columns.map(({ id }) => id),
    chosen,
  )
  return (
    <div>
      {columns.length > 2 && (
        <ColumnChooser label={columnKind} columns={columns} chosen={chosen} onChoose={onChoose} />
      )}
      <Sheet aria-labelledby={captionId}>
        <caption>
          <VisuallyHidden id={captionId}>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{rowKind}</th>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col" data-on-phone={onPhone.includes(id)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.name}>
            <tr data-group>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {group.name}
              </th>
            </tr>
            {group.rows.map(({ feature, values }) => (
              <tr key={feature}>
                <th scope="row">{feature}</th>
                {columns.map(({ id }) => (
                  <td key={id} data-on-phone={onPhone.includes(id)}>
                    <ComparisonCell value={values[id] ?? false} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </Sheet>
    </div>
  )
}

const Sheet = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font-size: ${token.type.small};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  text-align: start;

  & :is(th, td) {
    padding: ${token.space[2]} ${token.space[4]} ${token.space[2]} 0;
    border-block-end: 1px solid ${token.color.line};
    text-align: start;
    vertical-align: top;
  }

  & > thead th {
    position: sticky;
    inset-block-start: var(--header-height);
    border-block-end-color: ${token.color.ink};
    background: ${token.color.paper};
    font: 600 ${token.type.body} / 1.3 ${token.font.sans};
  }

  [data-tone='surface'] & > thead th {
    background: ${token.color.surface};
  }

  & > thead th:first-child {
    color: ${token.color.inkMuted};
    font: 400 ${token.type.small} / 1.3 ${token.font.sans};
    vertical-align: bottom;
  }

  & tr[data-group] > th {
    padding-block: ${token.space[4]} ${token.space[1]};
    font: 600 ${token.type.body} / 1.3 ${token.font.sans};
  }

  & tbody th[scope='row'] {
    font-weight: 500;
  }

  & tr:not([data-group]):hover > * {
    background: ${token.color.surface};
  }

  @media screen and (max-width: 47.99rem) {
    table-layout: auto;

    & [data-on-phone='false'] {
      display: none;
    }

    & :is(th, td) {
      padding: 0.375rem ${token.space[2]} 0.375rem 0;
    }

    & > thead th {
      width: 30%;
      font-size: ${token.type.small};
    }

    & > thead th:first-child {
      width: 40%;
    }
  }

  ${media.tablet} {
    & > thead th:first-child {
      width: 30%;
    }
  }

  @media print {
    & > thead th {
      position: static;
    }
  }
`
