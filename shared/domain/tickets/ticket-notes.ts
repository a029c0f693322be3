import * as v from 'valibot'
import { defineOperation, textFacts } from '../model/define-operation'
import { identity, moment, text, type RecordOf } from '../model/record-fields'
import { hasId, recorded } from '../model/recorded'
import type { Tickets } from './support-ticket'

/*
 * Internal notes. An intake keeps each as this operation. On other sites the admin's pages keep them in records of their
 * own by now; their earlier releases, in another tab or after a rollback, read and write them in the site's store, and
 * the later ones show those, too.
 */

const ticketNoteEntries = {
  ...identity,
  ticket_id: v.string(),
  author_id: text,
  author_name: text,
  body: text,
  created_at: moment,
}

export interface TicketNotes {
  readonly ticketNotes: readonly RecordOf<typeof ticketNoteEntries>[]
}

export const TicketNoteSchema = v.looseObject(ticketNoteEntries)

export const ticketNoted = defineOperation(
  'ticketNoted',
  textFacts('ticketId', 'authorId', 'authorName', 'body'),
  (state: TicketNotes & Pick<Tickets, 'supportTickets'>, fact) =>
    hasId(state.ticketNotes, fact.id) || !hasId(state.supportTickets, fact.ticketId)
      ? state
      : { ticketNotes: [...state.ticketNotes, recorded(fact)] },
)
