import { useId } from 'react'
import { ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { recordsContent } from '../records-content'
import type { Identified, RecordKind } from '../rows/record-kind'
import type { Selection } from '../rows/use-selection'
import { SelectBox } from './select-box'

interface RecordRowProps<Row extends Identified> {
  kind: Pick<RecordKind<Row>, 'columns' | 'details' | 'nameOf'>
  row: Row
  /** Without it, rows cannot be selected. */
  selection?: Selection<Row> | undefined
  /** The id of the element that shows an open row's details, in place of a row below. */
  pane?: string | undefined
  isOpen: boolean
  onToggle: (open: boolean) => void
}

/** The row's name opens its details in another row below. */
export function RecordRow<Row extends Identified>(props: RecordRowProps<Row>) {
  const { kind, row, selection, pane, isOpen, onToggle } = props
  const ownId = useId()
  const detailsId = pane ?? ownId
  const [first, ...rest] = kind.columns
  const cells = rest.filter(({ sortOnly = false }) => !sortOnly)
  const name = first.cell(row)
  return (
    <>
      <tr data-open={isOpen || undefined}>
        {selection && (
          <td data-select>
            <SelectBox
              label={recordsContent.select(kind.nameOf?.(row) ?? row.id)}
              checked={selection.has(row)}
              onChange={(isSelected) => selection.set([row], isSelected)}
            />
          </td>
        )}
        <th scope="row">
          {kind.details ? (
            <Toggle
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              onClick={() => onToggle(!isOpen)}
            >
              <ChevronRight aria-hidden="true" />
              {name}
            </Toggle>
          ) : (
            name
          )}
        </th>
        {cells.map(({ key, label, cell, narrow }) => (
          <td key={key} data-label={label} data-narrow={narrow}>
            {cell(row)}
          </td>
        ))}
      </tr>
      {isOpen && kind.details && pane === undefined && (
        <DetailsRow id={detailsId}>
          <td colSpan={cells.length + (selection ? 2 : 1)}>
            <Details>{kind.details(row)}</Details>
          </td>
        </DetailsRow>
      )}
    </>
  )
}

const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  max-width: 100%;
  min-height: 1.75rem;
  margin-inline-start: calc(-1 * ${token.space[1]});
  color: ${token.color.ink};
  font: inherit;
  text-align: start;
  cursor: pointer;

  & > :last-child {
    min-width: 0;
  }

  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${token.color.inkMuted};
    transition: transform ${token.motion.fast} ${token.motion.ease};
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 0.06em;
    text-underline-offset: 0.18em;
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
`

const DetailsRow = styled.tr`
  tbody > &:hover > td,
  & > td {
    background: ${token.color.surface};
  }
`

/* Stays visible while the table scrolls sideways. */
const Details = styled.div`
  position: sticky;
  inset-inline-start: 0;
  width: calc(100cqi - 2px);
  white-space: normal;
  padding: ${token.space[5]} clamp(${token.space[4]}, 4cqi, ${token.space[8]});
`
