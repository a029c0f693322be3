import { requiredText } from '../forms/rules'
import { conversationContent, replyLimit } from './conversation-content'

const { label, hint, missing } = conversationContent.reply

export const replyFields = {
  reply: { label, hint, rows: 3, rule: requiredText(missing, replyLimit) },
}
