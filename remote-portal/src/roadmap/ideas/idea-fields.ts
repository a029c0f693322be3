import { flagParam } from '@fivefold/shared/address/address-schema'
import { requiredText } from '@fivefold/shared/forms/rules'
import { ideaContent } from './idea-content'

/** Characters. */
const titleLimit = 120
const reasonLimit = 2_000

const { title, reason } = ideaContent

export const ideaFields = {
  title: {
    label: title.label,
    hint: title.hint,
    required: true,
    autoComplete: 'off',
    rule: requiredText(title.missing, titleLimit),
  },
  reason: {
    label: reason.label,
    hint: reason.hint,
    required: true,
    rows: 4,
    rule: requiredText(reason.missing, reasonLimit),
  },
}

/** Whether the form is open. */
export const ideaAddress = { suggest: flagParam('suggest', 'idea') }
