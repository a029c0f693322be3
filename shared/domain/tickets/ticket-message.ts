import * as v from 'valibot'
import { identity, moment, text, type RecordOf } from '../model/record-fields'

/** A message on a ticket after its opening. */
const ticketMessageEntries = {
  ...identity,
  ticket_id: v.string(),
  author_id: text,
  author_name: text,
  /** The author's role when writing. */
  author_role: text,
  body: text,
  created_at: moment,
}
export const TicketMessageSchema = v.looseObject(ticketMessageEntries)
export type TicketMessage = RecordOf<typeof ticketMessageEntries>

/** The time until which a person has read a ticket. Later entries of others are new. */
const ticketReadEntries = {
  ...identity,
  ticket_id: v.string(),
  user_id: v.string(),
  read_at: moment,
}
/** `id` is `<ticket>:<user>`. */
export const TicketReadSchema = v.looseObject(ticketReadEntries)
export type TicketRead = RecordOf<typeof ticketReadEntries>
