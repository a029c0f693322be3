import * as v from 'valibot'
import { identity, moment, text, type RecordOf } from '../model/record-fields'

/** What somebody wrote on a ticket after it was opened. */
const ticketMessageEntries = {
  ...identity,
  ticket_id: v.string(),
  author_id: text,
  author_name: text,
  /** The account's role at that time. */
  author_role: text,
  body: text,
  created_at: moment,
}
export const TicketMessageSchema = v.looseObject(ticketMessageEntries)
export type TicketMessage = RecordOf<typeof ticketMessageEntries>

/** Up to which moment a person has read a ticket: later entries of others are new to them. */
const ticketReadEntries = {
  ...identity,
  ticket_id: v.string(),
  user_id: v.string(),
  read_at: moment,
}
/** `id` is `<ticket>:<user>`. */
export const TicketReadSchema = v.looseObject(ticketReadEntries)
export type TicketRead = RecordOf<typeof ticketReadEntries>
