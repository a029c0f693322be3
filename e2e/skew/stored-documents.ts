import { ticketOf, userIn } from '../fixtures/store/records'
import { customer } from '../fixtures/sign-in-dialog'
import type { StoredDocument, StoredState } from '../fixtures/store/stored-state'

/** A ticket of an earlier visit. */
export const storedTicket = {
  id: 't-kept',
  subject: 'From another version',
  description: 'Written before this release.',
}

/** Fields and collections that no release under test knows. */
export const unknownCollection = { ticketComments: [{ id: 'c-1', text: 'A later invention' }] }
export const unknownField = { channel: 'chat' }

/** A document before version 1, which lacks collections and fields. */
export function olderDocument(first: StoredDocument, email: string): object {
  const { resources: _, caseStudies: __, analyticsEvents: ___, ...state } = signedIn(first, email)
  return { version: 0, state }
}

/** A document of a later version, with an unknown collection and an unknown field. */
export function newerDocument(first: StoredDocument, email: string): object {
  const state = signedIn(first, email)
  const supportTickets = state.supportTickets.map((ticket) => ({ ...ticket, ...unknownField }))
  return { version: first.version + 1, state: { ...state, supportTickets, ...unknownCollection } }
}

function signedIn({ state }: StoredDocument, email: string): StoredState {
  const supportTickets = [ticketOf(userIn(state, customer), storedTicket)]
  return { ...state, currentUser: userIn(state, email), supportTickets }
}
