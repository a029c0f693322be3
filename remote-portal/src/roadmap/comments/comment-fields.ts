import { textParam } from '@fivefold/shared/address/address-schema'
import { requiredText } from '@fivefold/shared/forms/rules'
import { commentContent } from './comment-content'

/** Characters. */
const commentLimit = 1_000

const { label, hint, missing } = commentContent

export const commentFields = {
  reply: { label, hint, rows: 2, rule: requiredText(missing, commentLimit) },
}

/** The item whose comments are open. */
export const commentAddress = { comments: textParam('comments') }
