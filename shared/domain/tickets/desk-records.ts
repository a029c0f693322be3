import * as v from 'valibot'
import { count, identity, moment, text, type RecordOf } from '../model/record-fields'

/** Gives a ticket to an admin. The latest one counts; an empty assignee takes the ticket back. */
const ticketAssignmentEntries = {
  ...identity,
  ticket_id: v.string(),
  assignee_id: text,
  assignee_name: text,
  by_id: text,
  by_name: text,
  created_at: moment,
}
export const TicketAssignmentSchema = v.looseObject(ticketAssignmentEntries)
export type TicketAssignment = RecordOf<typeof ticketAssignmentEntries>

/** A file of a message. Its content is stored under a separate key, named after this id. */
const ticketAttachmentEntries = {
  ...identity,
  ticket_id: v.string(),
  /** The ticket's own id for a file that came with its description. */
  message_id: text,
  author_id: text,
  name: text,
  media_type: text,
  /** In bytes. */
  size: count,
  created_at: moment,
}
export const TicketAttachmentSchema = v.looseObject(ticketAttachmentEntries)
export type TicketAttachment = RecordOf<typeof ticketAttachmentEntries>
