import type { User } from '../../domain/accounts/user'
import { newFact } from '../../domain/model/record-id'
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
  const admin = adminOn(ticketId)
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
 * Adds a note that only admins see.
 * @throws StoreError if the signed-in user is no admin or storage refuses the note.
 * @example noteOnTicket('t-1', 'Same cause as FF-1042.')
 */
export function noteOnTicket(ticketId: string, body: string): void {
  const admin = adminOn(ticketId)
  keep({
    type: 'ticketNoted',
    ...newFact(),
    ticketId,
    authorId: admin.id,
    authorName: nameOf(admin),
    body,
  })
}

function adminOn(ticketId: string): User {
  const { user } = ownOrAnyForAdmins(ticketId)
  refuseOthersThanAdmins(user)
  return user
}
