import { useState } from 'react'
import { Undo2, X } from 'lucide-react'
import styled from 'styled-components'
import { SelectField } from '@fivefold/shared/fields/field'
import { ticketStatuses } from '@fivefold/shared/domain/tickets/support-ticket'
import { media, panel, token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { visuallyHiddenStyle } from '@fivefold/shared/ui/visually-hidden'
import { countOf } from '@fivefold/shared/words/count-words'
import { statusWords } from '@fivefold/shared/words/label-words'
import { ticketContent } from '../ticket-content'
import type { TicketRow } from '../ticket-rows'
import { useDesk } from '../desk/desk'
import { useBulkChange } from './use-bulk-change'

const { bulk, nobody, words } = ticketContent

/** The option that takes a ticket back; an empty value leaves the assignee as it is. */
const nobodyOption = { value: 'nobody', label: nobody }

/** Sets status or assignee of the selected tickets. Floats above the end of the screen, so that nothing moves. */
export function TicketBulk({ rows, onDone }: { rows: readonly TicketRow[]; onDone: () => void }) {
  const agents = useDesk().agents()
  const [status, setStatus] = useState('')
  const [assignee, setAssignee] = useState('')
  const { outcome, change, undo, forget } = useBulkChange()

  function apply() {
    const assigneeId = assignee === nobodyOption.value ? '' : assignee || undefined
    void change(rows, status, assigneeId)
    setStatus('')
    setAssignee('')
    onDone()
  }

  const isChoosing = rows.length > 0
  return (
    <Bar role="region" aria-label={bulk.label} data-empty={!isChoosing && !outcome}>
      <p role="status">
        {isChoosing ? bulk.selected(countOf(rows.length, words.noun)) : outcome?.message}
      </p>
      {isChoosing && (
        <>
          <SelectField
            name="bulk-status"
            label={bulk.status}
            placeholder={bulk.status}
            value={status}
            options={ticketStatuses.map((value) => ({ value, label: statusWords(value) }))}
            onChange={({ target }) => setStatus(target.value)}
          />
          <SelectField
            name="bulk-assignee"
            label={bulk.assignee}
            placeholder={bulk.assignee}
            value={assignee}
            options={[...agents, nobodyOption]}
            onChange={({ target }) => setAssignee(target.value)}
          />
          <Button size="small" disabled={status === '' && assignee === ''} onClick={apply}>
            {bulk.apply}
          </Button>
        </>
      )}
      {!isChoosing && outcome && outcome.undo.length > 0 && (
        <Button size="small" variant="secondary" onClick={() => void undo(outcome)}>
          <Undo2 aria-hidden="true" />
          {bulk.undo}
        </Button>
      )}
      {(isChoosing || outcome) && (
        <Button
          size="small"
          variant="quiet"
          aria-label={bulk.clear}
          onClick={() => {
            forget()
            onDone()
          }}
        >
          <X aria-hidden="true" />
        </Button>
      )}
    </Bar>
  )
}

const Bar = styled.div`
  position: sticky;
  inset-block-end: ${token.space[3]};
  z-index: ${token.layer.header};
  ${wrappingRow}
  justify-self: center;
  align-self: center;
  gap: ${token.space[2]} ${token.space[3]};
  max-width: 100%;
  padding: ${token.space[2]} ${token.space[2]} ${token.space[2]} ${token.space[4]};
  ${panel}
  box-shadow: ${token.shadow.float};
  font-size: ${token.type.small};

  &[data-empty='true'] {
    position: absolute;
    clip-path: inset(50%);
  }

  & > p {
    margin-inline-end: auto;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  & div:has(> label) {
    ${visuallyHiddenStyle}
  }

  & select {
    min-width: 9rem;
    min-height: 2.25rem;
    padding-block: ${token.space[1]};
    font-size: ${token.type.small};
  }

  ${media.tablet} {
    flex-wrap: nowrap;
  }
`
