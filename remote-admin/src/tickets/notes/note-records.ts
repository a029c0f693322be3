import { moment, text } from '@fivefold/shared/domain/model/record-fields'
import { defineRecords } from '@fivefold/shared/records/define-records'
import { adminOn } from '@fivefold/shared/store/desk-commands'

const noteEntries = {
  ticket_id: text,
  author_id: text,
  author_name: text,
  body: text,
  created_at: moment,
}

/** Internal notes on tickets. A note belongs to the ticket’s customer, and goes with that account. */
export const noteRecords = defineRecords({
  name: 'admin-internal',
  version: 1,
  collections: { ticketNotes: noteEntries },
  operations: {
    ticketNoted: {
      facts: { ticketId: text, authorId: text, authorName: text, body: text },
      apply: ({ ticketNotes }, { id, at, userId, ticketId, authorId, authorName, body }) => ({
        ticketNotes: [
          ...ticketNotes,
          {
            id,
            user_id: userId,
            ticket_id: ticketId,
            author_id: authorId,
            author_name: authorName,
            body,
            created_at: at,
          },
        ],
      }),
    },
  },
})

/**
 * Adds a note that only admins see.
 * @throws StoreError if the signed-in user is no admin or storage refuses the note.
 */
export function noteOnTicket(ticketId: string, body: string): void {
  const { user, ticket } = adminOn(ticketId)
  const author = { authorId: user.id, authorName: user.name || user.email }
  noteRecords.keep('ticketNoted', { ticketId, ...author, body }, ticket.user_id)
}
