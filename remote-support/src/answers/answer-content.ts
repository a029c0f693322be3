import { supportAnswerHours } from '@fivefold/shared/facts/answer-times'

export const answerContent = {
  back: 'Knowledge Base',
  contents: 'On this page',
  verdict: {
    title: 'Was this it?',
    helpful: 'Yes',
    not_helpful: 'No',
    open: `If not, technical support answers within ${supportAnswerHours} hours. The form knows the topic already.`,
    missing: `Then tell us what is missing. Technical support answers within ${supportAnswerHours} hours, and the form knows the topic already.`,
    action: 'Ask support about this',
  },
  related: 'Related answers',
  /** The start of a ticket's subject. */
  subject: (title: string, product?: string) => (product ? `${product}: ${title}` : title),
} as const
