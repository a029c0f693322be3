import { useState } from 'react'
import { SelectField } from '@fivefold/shared/fields/field'
import { attempt } from '@fivefold/shared/notify/attempt'
import { assignTicket } from '@fivefold/shared/store/desk-commands'
import { StatusLine } from '@fivefold/shared/ui/status-line'
import { ticketContent } from './ticket-content'
import type { TicketRow } from './ticket-rows'
import { useAgents } from './use-agents'

const { assign, nobody } = ticketContent

/** Gives the ticket to an admin. */
export function AssigneeControl({ row }: { row: TicketRow }) {
  const agents = useAgents()
  const [said, setSaid] = useState('')

  function choose(id: string) {
    const agent = agents.find(({ value }) => value === id)
    attempt(assign.failed, () => {
      assignTicket(row.id, id)
      setSaid(agent ? assign.done(agent.label) : assign.undone)
    })
  }

  return (
    <div>
      <SelectField
        name="assignee"
        label={assign.label}
        value={row.assigneeId}
        placeholder={nobody}
        options={agents}
        onChange={({ target }) => choose(target.value)}
      />
      <StatusLine>{said}</StatusLine>
    </div>
  )
}
