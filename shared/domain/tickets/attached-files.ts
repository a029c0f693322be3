import * as v from 'valibot'
import { textFact } from '../model/define-operation'
import type { TicketAttachment } from './desk-records'

/** The files of a message, as facts of its operation. Absent without files, so that older code applies it, too. */
export const attachedFiles = v.optional(
  v.array(v.object({ id: textFact, name: textFact, mediaType: textFact, size: v.number() })),
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
        ...files.map((file) => ({
          id: file.id,
          ticket_id: ticketId,
          message_id: id,
          author_id: authorId,
          name: file.name,
          media_type: file.mediaType,
          size: file.size,
          created_at: at,
        })),
      ]
