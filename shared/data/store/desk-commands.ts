import type { User } from '../../domain/accounts/user'
import { newFact } from '../../domain/model/record-id'
import type { SupportTicket } from '../../domain/tickets/support-ticket'
import { assignments } from '../../domain/tickets/ticket-desk'
import { keep, nameOf, refuseOthersThanAdmins } from './keep'
import { readState } from './site-store'
import { StoreError } from './store-error'
import { ownOrAnyForAdmins } from './ticket-commands'

/**
 * Gives a ticket to an admin; an empty id takes it back.
 * @throws StoreError if the signed-in user is no admin, the assignee is none, or storage refuses the change.
 * @example assignTicket('t-1', 'u-1')
 */
export function assignTicket(ticketId: string, assigneeId: string): void {
  const { user: admin } = adminOn(ticketId)
  const { users, ticketAssignments } = readState()
  const assignee = users.find(({ id, role }) => id === assigneeId && role === 'admin')
  if (assigneeId !== '' && !assignee) {
    throw new StoreError('Not assigned', 'Only admins can be given a ticket.')
  }
  if ((assignments({ ticketAssignments }).get(ticketId)?.assignee_id ?? '') === assigneeId) return
  keep({
    type: 'ticketAssigned',
    ...newFact(),
    ticketId,
    assigneeId,
    assigneeName: assignee ? nameOf(assignee) : '',
    byId: admin.id,
    byName: nameOf(admin),
  })
}

/**
 * The signed-in admin and a ticket of anybody.
 * @throws StoreError if the signed-in user is no admin or the ticket is gone.
 * @example adminOn('t-1').user.name
 */
export function adminOn(ticketId: string): { user: User; ticket: SupportTicket } {
  const desk = ownOrAnyForAdmins(ticketId)
  refuseOthersThanAdmins(desk.user)
  return desk
}
