import { useState } from 'react'
import { SelectField } from '@fivefold/shared/fields/field'
import { StatusLine } from '@fivefold/shared/ui/status-line'
import { ticketContent } from './ticket-content'
import type { TicketRow } from './ticket-rows'
import { useChange, useDesk } from './desk/desk'

const { assign, nobody } = ticketContent

/** Gives the ticket to an admin. */
export function AssigneeControl({ row }: { row: TicketRow }) {
  const agents = useDesk().agents()
  const change = useChange()
  const [said, setSaid] = useState('')

  async function choose(assigneeId: string) {
    const agent = agents.find(({ value }) => value === assigneeId)
    if (await change(assign.failed, { type: 'ticketAssigned', ticketId: row.id, assigneeId })) {
      setSaid(agent ? assign.done(agent.label) : assign.undone)
    }
  }

  return (
    <div>
      <SelectField
        name="assignee"
        label={assign.label}
        value={row.assigneeId}
        placeholder={nobody}
        options={agents}
        onChange={({ target }) => void choose(target.value)}
      />
      <StatusLine>{said}</StatusLine>
    </div>
  )
}
