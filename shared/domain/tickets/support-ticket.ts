import * as v from 'valibot'
import { dated, identity, moment, text, type RecordOf } from '../model/record-fields'
import type { TicketAssignment, TicketAttachment } from './desk-records'
import type { TicketMessage, TicketRead } from './ticket-message'

/** @example ticketStatuses // ['open', 'in-progress', 'resolved', 'closed'] */
export const ticketStatuses = ['open', 'in-progress', 'resolved', 'closed'] as const
export type TicketStatus = (typeof ticketStatuses)[number]
/** @example ticketPriorities // ['low', 'medium', 'high', 'critical'] */
export const ticketPriorities = ['low', 'medium', 'high', 'critical'] as const
export type TicketPriority = (typeof ticketPriorities)[number]

const supportTicketEntries = {
  ...identity,
  user_id: v.string(),
  subject: text,
  description: text,
  category: text,
  priority: v.nullish(v.string(), 'medium'),
  status: v.nullish(v.string(), 'open'),
  ...dated,
  /** Unique among a browser's tickets. Not in the specification. */
  number: v.optional(v.number()),
}
/** @example v.is(SupportTicketSchema, { id: 't-1' }) // false */
export const SupportTicketSchema = v.looseObject(supportTicketEntries)
export type SupportTicket = RecordOf<typeof supportTicketEntries>

const ticketEventEntries = {
  ...identity,
  ticket_id: v.string(),
  status: text,
  by_id: text,
  by_name: text,
  created_at: moment,
}
/** @example v.is(TicketEventSchema, { id: 'e-1' }) // false */
export const TicketEventSchema = v.looseObject(ticketEventEntries)
export type TicketEvent = RecordOf<typeof ticketEventEntries>

export interface Tickets {
  readonly supportTickets: readonly SupportTicket[]
  /** The following collections are not in the specification. */
  readonly ticketEvents: readonly TicketEvent[]
  readonly ticketMessages: readonly TicketMessage[]
  readonly ticketReads: readonly TicketRead[]
  readonly ticketAssignments: readonly TicketAssignment[]
  readonly ticketAttachments: readonly TicketAttachment[]
}
