import * as v from 'valibot'
import { ticketNoted } from '@fivefold/shared/domain/tickets/ticket-notes'
import {
  ticketAssigned,
  ticketReplied,
} from '@fivefold/shared/domain/tickets/conversation-operations'
import {
  fileKindOf,
  intakeFiles,
  longestName,
  mostFiles,
  plainFileName,
} from '@fivefold/shared/domain/tickets/file-kinds'
import { ticketPriorities, ticketStatuses } from '@fivefold/shared/domain/tickets/support-ticket'
import {
  ticketOpened,
  ticketStatusChanged,
} from '@fivefold/shared/domain/tickets/ticket-operations'
import { lineLimit } from '@fivefold/shared/forms/rules'
import { isRecord } from '@fivefold/shared/storage/stored-json'
import { cut } from '@fivefold/shared/words/cut'
import { recordId, text, timestamp } from '../records/record-schema'
import { writers } from '../../outbox/writers'

const line = v.pipe(text, v.maxLength(lineLimit, `is longer than ${lineLimit} characters`))
const written = v.pipe(
  text,
  v.check((one) => one.trim() !== '', 'is empty'),
)
/** The intake takes it from the session, or gives it itself. */
const given = v.optional(text, '')
const fact = { id: recordId, at: timestamp }

const files = v.optional(
  v.pipe(
    v.array(
      v.pipe(
        v.strictObject({
          id: recordId,
          name: v.pipe(text, v.maxLength(longestName, `is longer than ${longestName} characters`)),
          mediaType: text,
          size: v.pipe(
            v.number(),
            v.integer(),
            v.minValue(1, 'is empty'),
            v.maxValue(intakeFiles.largest, `is larger than ${intakeFiles.largest / 1e6} MB`),
          ),
        }),
        v.check(
          ({ name, mediaType }) =>
            name === plainFileName(name) && fileKindOf(name)?.mediaType === mediaType,
          'has a name that no message takes',
        ),
      ),
    ),
    v.minLength(1),
    v.maxLength(mostFiles, `has more than ${mostFiles} files`),
    v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, 'names a file twice'),
  ),
)

/**
 * Released browsers send the writer's name as `name` in every operation. An address in place of a name may be longer
 * than a name.
 */
function withWriter(operation: unknown): unknown {
  if (!isRecord(operation)) return operation
  const { name, ...facts } = operation
  const fact = Object.entries(writers).find(([type]) => type === facts['type'])?.[1].name
  const written = fact && (name ?? facts[fact])
  if (!fact || typeof written !== 'string') return operation
  return { ...facts, [fact]: written.includes('@') ? cut(written, lineLimit) : written }
}

/** The store's own operations. Who has written them says the session, and not they. */
export const TicketOperationSchema = v.pipe(
  v.unknown(),
  v.transform(withWriter),
  v.variant('type', [
    v.strictObject({
      ...ticketOpened.schema.entries,
      ...fact,
      userId: given,
      userName: line,
      category: line,
      priority: v.picklist(ticketPriorities),
      subject: v.pipe(line, v.nonEmpty('is empty')),
      description: written,
      files,
    }),
    v.strictObject({
      ...ticketReplied.schema.entries,
      ...fact,
      ticketId: recordId,
      authorId: given,
      authorName: line,
      authorRole: given,
      body: written,
      files,
    }),
    v.strictObject({
      ...ticketStatusChanged.schema.entries,
      ...fact,
      ticketId: recordId,
      byId: given,
      byName: line,
      status: v.picklist(ticketStatuses),
    }),
    v.strictObject({
      ...ticketAssigned.schema.entries,
      ...fact,
      ticketId: recordId,
      assigneeId: v.pipe(text, v.maxLength(40)),
      assigneeName: given,
      byId: given,
      byName: line,
    }),
    v.strictObject({
      ...ticketNoted.schema.entries,
      ...fact,
      ticketId: recordId,
      authorId: given,
      authorName: line,
      body: written,
    }),
  ]),
)
export type TicketOperation = v.InferOutput<typeof TicketOperationSchema>

/** Operations of one request: a status and an assignee for each ticket of a page. */
const mostOperations = 50

/** An operation is checked on its own, so that a refused one holds up no other. */
export const OperationsSchema = v.strictObject({
  operations: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(mostOperations)),
  /** The latest entry that the writer of a reply has seen. A reply that crosses a later message is refused. */
  seen: v.optional(recordId),
})
