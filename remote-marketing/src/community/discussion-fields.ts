import { lineLimit, requiredText } from '@fivefold/shared/forms/rules'
import { communityContent } from './community-content'

const { dialog } = communityContent

/** Characters. A title is read in lists; a message of this length fills some two pages. */
const limits = { title: 160, message: 4_000 }

export const discussionFields = {
  name: {
    label: dialog.name,
    autoComplete: 'name',
    required: true,
    rule: requiredText(dialog.missing.name, lineLimit),
  },
  title: {
    label: dialog.titleField,
    hint: dialog.titleHint,
    required: true,
    rule: requiredText(dialog.missing.title, limits.title),
  },
  message: {
    label: dialog.message,
    hint: dialog.messageHint,
    required: true,
    rule: requiredText(dialog.missing.message, limits.message),
  },
}
