import * as v from 'valibot'
import { ticketPriorities, ticketStatuses } from '@fivefold/shared/domain/tickets/support-ticket'
import { lineLimit } from '@fivefold/shared/forms/rules'
import { recordId, text, timestamp } from '../records/record-schema'

const line = v.pipe(text, v.maxLength(lineLimit, `is longer than ${lineLimit} characters`))
const written = v.pipe(
  text,
  v.check((one) => one.trim() !== '', 'is empty'),
)
const fact = { id: recordId, at: timestamp, name: line }

/** Customers change their own tickets so, operators all of them. `name` is the writer's. */
export const TicketOperationSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('ticketOpened'),
    ...fact,
    category: line,
    priority: v.picklist(ticketPriorities),
    subject: v.pipe(line, v.nonEmpty('is empty')),
    description: written,
  }),
  v.strictObject({
    type: v.literal('ticketReplied'),
    ...fact,
    ticketId: recordId,
    body: written,
  }),
  v.strictObject({
    type: v.literal('ticketStatusChanged'),
    ...fact,
    ticketId: recordId,
    status: v.picklist(ticketStatuses),
  }),
])
export type TicketOperation = v.InferOutput<typeof TicketOperationSchema>

/** An operation is checked on its own, so that a refused one holds up no other. */
export const OperationsSchema = v.strictObject({
  operations: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(20)),
})
