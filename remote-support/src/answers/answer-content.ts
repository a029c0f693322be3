import { supportAnswerHours } from '@fivefold/shared/facts/answer-times'

export const answerContent = {
  back: 'Knowledge Base',
  contents: 'On this page',
  ask: {
    title: 'Was this it?',
    text: `If not, technical support answers within ${supportAnswerHours} hours. The form knows the topic already.`,
    action: 'Ask support about this',
  },
  related: 'Related answers',
  /** The start of a ticket's subject. */
  subject: (title: string, product?: string) => (product ? `${product}: ${title}` : title),
} as const
