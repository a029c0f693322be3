import type { TicketStatus } from '@fivefold/shared/domain/tickets/support-ticket'

export interface TicketMove {
  name: 'close' | 'reopen'
  to: TicketStatus
}

const close: TicketMove = { name: 'close', to: 'closed' }
const reopen: TicketMove = { name: 'reopen', to: 'open' }

/** The transitions that customers may make on their own ticket; others belong to the support team. */
export function ticketMoves(status: string): readonly TicketMove[] {
  if (status === 'closed') return [reopen]
  if (status === 'resolved') return [close, reopen]
  return [close]
}
