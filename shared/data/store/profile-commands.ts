import type { Preferences, User } from '../../domain/accounts/user'
import { newFact } from '../../domain/model/record-id'
import { ticketsOf } from '../../domain/tickets/ticket-selectors'
import { deleteRecordsOf } from './account-records'
import { keep, signedIn } from './keep'
import { readState } from './site-store'
import type { Outcome } from './store-error'
import { forgetFiles } from './ticket-files'

export interface ProfileFields {
  readonly name: string
  readonly email: string
  readonly company: string
  readonly phone: string
}

/**
 * @returns the saved user, or the field that is refused and why.
 * @throws StoreError if nobody is signed in or storage refuses the change.
 * @example saveProfile({ name: 'Ada', email: 'a@b.example', company: 'Acme', phone: '' })
 */
export function saveProfile(
  fields: ProfileFields,
): Outcome<{ user: User }, { readonly field: keyof ProfileFields }> {
  const userId = signedInUser().id
  const { company, phone, email } = fields
  const name = fields.name.trim()
  if (name === '') return { ok: false, field: 'name', message: 'Name is required' }
  if (readState().users.some((other) => other.email === email && other.id !== userId)) {
    return { ok: false, field: 'email', message: 'User already exists' }
  }
  keep({ type: 'profileSaved', ...newFact(), userId, name, email, company, phone })
  return { ok: true, user: signedInUser() }
}

/**
 * @returns the changed user.
 * @throws StoreError if nobody is signed in or storage refuses the change.
 * @example
 * savePreferences({ emailNotifications: true, marketingEmails: false, newsletter: false })
 */
export function savePreferences(preferences: Preferences): User {
  keep({ type: 'preferencesSaved', ...newFact(), userId: signedInUser().id, preferences })
  return signedInUser()
}

/**
 * Deletes the signed-in account with its tickets, votes and remotes' records, and signs out in every tab.
 * @throws StoreError if nobody is signed in or storage refuses the change.
 * @example deleteAccount()
 */
export function deleteAccount(): void {
  const userId = signedInUser().id
  const { supportTickets, ticketAttachments } = readState()
  const own = new Set(ticketsOf({ supportTickets }, userId).map(({ id }) => id))
  keep({ type: 'accountDeleted', ...newFact(), userId })
  forgetFiles(ticketAttachments.filter((file) => own.has(file.ticket_id)))
  deleteRecordsOf(userId)
}

const signedInUser = () => signedIn('Please log in first.')
