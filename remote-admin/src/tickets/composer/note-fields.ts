import { requiredText } from '@fivefold/shared/forms/rules'
import { ticketContent } from '../ticket-content'

const { label, hint, missing } = ticketContent.note

/** Characters, as for a reply. */
const noteLimit = 5_000

export const noteFields = {
  reply: { label, hint, rows: 3, rule: requiredText(missing, noteLimit) },
}
