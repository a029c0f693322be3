import { useState } from 'react'
import { ticketStatuses, type TicketStatus } from '@fivefold/shared/domain/tickets/support-ticket'
import { notifyRefused } from '@fivefold/shared/notify/notify-refused'
import { StoreError } from '@fivefold/shared/store/store-error'
import { countOf } from '@fivefold/shared/words/count-words'
import { useDesk, type TicketChange } from '../desk/desk'
import { ticketContent } from '../ticket-content'
import type { TicketRow } from '../ticket-rows'

const { bulk, words } = ticketContent

/** A change, and the one that restores what was before. */
interface Step {
  change: TicketChange
  before: TicketChange
}

interface Outcome {
  message: string
  /** The steps that restore what was before. */
  undo: readonly Step[]
}

/** Changes several tickets. The outcome is announced and can be undone until the next change. */
export function useBulkChange() {
  const desk = useDesk()
  const [outcome, setOutcome] = useState<Outcome>()

  async function run(steps: readonly Step[], say: (tickets: string) => string): Promise<Outcome> {
    const refused = steps.length > 0 ? await desk.change(steps.map(({ change }) => change)) : []
    const reason = refused.find((one) => one !== undefined)
    if (reason !== undefined) notifyRefused(bulk.failed, new StoreError(bulk.failed, reason))
    const done = steps.filter((_, place) => refused[place] === undefined)
    const tickets = new Set(done.map(({ change }) => change.ticketId)).size
    return {
      message: tickets === 0 ? bulk.unchanged : say(countOf(tickets, words.noun)),
      undo: done.map(({ change, before }) => ({ change: before, before: change })),
    }
  }

  return {
    outcome,
    /** @param status '' leaves it. @param assigneeId undefined leaves the assignee, '' is nobody. */
    change: async (rows: readonly TicketRow[], status: string, assigneeId: string | undefined) =>
      setOutcome(
        await run(
          rows.flatMap((row) => stepsOf(row, status, assigneeId)),
          bulk.done,
        ),
      ),
    undo: async ({ undo }: Outcome) => setOutcome({ ...(await run(undo, bulk.undone)), undo: [] }),
    forget: () => setOutcome(undefined),
  }
}

function stepsOf(row: TicketRow, status: string, assigneeId: string | undefined): Step[] {
  const { id: ticketId, ticket } = row
  const to = ticketStatuses.find((known) => known === status && known !== ticket.status)
  const from = ticketStatuses.find((known) => known === ticket.status) ?? to
  const setStatus = (one: TicketStatus) =>
    ({ type: 'ticketStatusChanged', ticketId, status: one }) as const
  const assign = (one: string) => ({ type: 'ticketAssigned', ticketId, assigneeId: one }) as const
  const steps: Step[] = []
  if (to && from) steps.push({ change: setStatus(to), before: setStatus(from) })
  if (assigneeId !== undefined && assigneeId !== row.assigneeId) {
    steps.push({ change: assign(assigneeId), before: assign(row.assigneeId) })
  }
  return steps
}
