import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import type { Column } from '../rows/record-kind'
import type { RowSort } from '../rows/rows'

interface ColumnHeadProps<Row> {
  column: Column<Row>
  sort: RowSort
  onSort: (sort: RowSort) => void
}

/** A heading that sorts by its column; a second click reverses the order. */
export function ColumnHead<Row>({ column, sort, onSort }: ColumnHeadProps<Row>) {
  const { key, label, descendingFirst = false } = column
  const isSorted = sort.key === key
  const descending = isSorted ? !sort.descending : descendingFirst
  const order = sort.descending ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={isSorted ? order : undefined}>
      <SortButton type="button" onClick={() => onSort({ key, descending })}>
        {label}
        {isSorted ? <Direction descending={sort.descending} /> : <ArrowUpDown aria-hidden="true" />}
      </SortButton>
    </th>
  )
}

function Direction({ descending }: { descending: boolean }) {
  return descending ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />
}

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.125rem;
  min-height: 2.75rem;
  font: inherit;
  cursor: pointer;

  & > svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    /* Puts the icon into the space between the columns. */
    margin-inline-end: -1rem;
    opacity: 0;
  }

  [aria-sort] > & {
    color: ${token.color.ink};
  }

  [aria-sort] > & > svg {
    opacity: 1;
  }

  &:hover > svg,
  &:focus-visible > svg {
    opacity: 1;
  }

  @media (pointer: coarse) {
    & > svg {
      opacity: 0.6;
    }
  }
`
