import { requiredText } from '../../forms/rules'
import { conversationContent, replyLimit } from './conversation-content'

/** The field of a message: a reply, or a note. */
export type MessageFields = {
  readonly reply: {
    label: string
    hint: string
    rows: number
    rule: ReturnType<typeof requiredText>
  }
}

const { label, hint, missing } = conversationContent.reply

export const replyFields = {
  reply: { label, hint, rows: 3, rule: requiredText(missing, replyLimit) },
}
