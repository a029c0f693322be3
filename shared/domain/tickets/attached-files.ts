import * as v from 'valibot'
import { textFacts } from '../model/define-operation'
import { recorded } from '../model/recorded'
import type { TicketAttachment } from './desk-records'

/** The files of a message, as facts of its operation. Absent without files, so that older code applies it, too. */
export const attachedFiles = v.optional(
  v.array(v.object({ ...textFacts('id', 'name', 'mediaType'), size: v.number() })),
)

interface Message {
  readonly id: string
  readonly ticketId: string
  readonly authorId: string
  readonly at: string
}

/** Returns its argument if no file came with the message. */
export const withAttachments = (
  attachments: readonly TicketAttachment[],
  { id, ticketId, authorId, at }: Message,
  files: v.InferOutput<typeof attachedFiles> = [],
): readonly TicketAttachment[] =>
  files.length === 0
    ? attachments
    : [
        ...attachments,
        ...files.map((file) => recorded({ ...file, ticketId, messageId: id, authorId, at })),
      ]
