import { useState } from 'react'
import { ticketStatuses } from '@fivefold/shared/domain/tickets/support-ticket'
import { assignments } from '@fivefold/shared/domain/tickets/ticket-desk'
import { attempt } from '@fivefold/shared/notify/attempt'
import { assignTicket } from '@fivefold/shared/store/desk-commands'
import { readState } from '@fivefold/shared/store/site-store'
import { changeTicketStatus } from '@fivefold/shared/store/ticket-commands'
import { countOf } from '@fivefold/shared/words/count-words'
import { ticketContent } from '../ticket-content'

const { bulk, words } = ticketContent

/** A change of one ticket: '' leaves a status, undefined an assignee. */
interface Change {
  id: string
  status: string
  assigneeId: string | undefined
}

interface Outcome {
  message: string
  /** The changes that restore what was before. */
  before: readonly Change[]
}

/** Changes several tickets. The outcome is announced and can be undone until the next change. */
export function useBulkChange() {
  const [outcome, setOutcome] = useState<Outcome>()

  function run(changes: readonly Change[], say: (tickets: string) => string) {
    const before: Change[] = []
    attempt(bulk.failed, () => {
      for (const change of changes) {
        const restored = apply(change)
        if (restored) before.push(restored)
      }
    })
    const message = before.length === 0 ? bulk.unchanged : say(countOf(before.length, words.noun))
    return { message, before }
  }

  return {
    outcome,
    change: (changes: readonly Change[]) => setOutcome(run(changes, bulk.done)),
    undo: ({ before }: Outcome) => setOutcome({ ...run(before, bulk.undone), before: [] }),
    forget: () => setOutcome(undefined),
  }
}

/** @returns the change that undoes it; undefined if nothing changes. */
function apply({ id, status, assigneeId }: Change): Change | undefined {
  const state = readState()
  const ticket = state.supportTickets.find((one) => one.id === id)
  if (!ticket) return undefined
  const assigned = assignments(state).get(id)?.assignee_id ?? ''
  const to = ticketStatuses.find((known) => known === status && known !== ticket.status)
  const takes = assigneeId !== undefined && assigneeId !== assigned
  if (to) changeTicketStatus(id, to)
  if (takes) assignTicket(id, assigneeId)
  if (!to && !takes) return undefined
  return { id, status: to ? ticket.status : '', assigneeId: takes ? assigned : undefined }
}
