import { optionalText, requiredChoice, requiredText } from '@fivefold/shared/forms/rules'
import { ideaContent } from './idea-content'

/** Characters. */
const titleLimit = 120
const descriptionLimit = 500
const answerLimit = 1_000

const { answer, categories, category, description, title } = ideaContent

export const planFields = {
  title: {
    label: title.label,
    hint: title.hint,
    required: true,
    autoComplete: 'off',
    rule: requiredText(title.missing, titleLimit),
  },
  description: {
    label: description.label,
    hint: description.hint,
    required: true,
    rows: 3,
    rule: requiredText(description.missing, descriptionLimit),
  },
  category: {
    label: category.label,
    required: true,
    initial: 'Platform',
    options: categories.map((name) => ({ value: name, label: name })),
    rule: requiredChoice(categories, category.missing),
  },
  answer: {
    label: answer.label,
    hint: answer.planHint,
    rows: 2,
    rule: optionalText(answerLimit),
  },
}

export const declineFields = {
  answer: {
    label: answer.label,
    hint: answer.declineHint,
    required: true,
    rows: 3,
    rule: requiredText(answer.missing, answerLimit),
  },
}
