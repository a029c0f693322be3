import * as v from 'valibot'
import { defineOperation, textFacts } from '../model/define-operation'
import { identity, moment, text, type RecordOf } from '../model/record-fields'
import { hasId, recorded } from '../model/recorded'
import type { Tickets } from '../tickets/support-ticket'

/*
 * Remotes keep these in records of their own by now. Their earlier releases, in another tab or after a rollback, read
 * and write them here, and their later ones show them, too. The intake keeps a note as the same operation.
 */

const ticketNoteEntries = {
  ...identity,
  ticket_id: v.string(),
  author_id: text,
  author_name: text,
  body: text,
  created_at: moment,
}

export interface EarlierRecords {
  /** Internal notes, of the admin’s pages. */
  readonly ticketNotes: readonly RecordOf<typeof ticketNoteEntries>[]
}

export const earlierSchemas = { ticketNotes: v.looseObject(ticketNoteEntries) }

export const ticketNoted = defineOperation(
  'ticketNoted',
  textFacts('ticketId', 'authorId', 'authorName', 'body'),
  (state: EarlierRecords & Pick<Tickets, 'supportTickets'>, fact) =>
    hasId(state.ticketNotes, fact.id) || !hasId(state.supportTickets, fact.ticketId)
      ? state
      : { ticketNotes: [...state.ticketNotes, recorded(fact)] },
)
