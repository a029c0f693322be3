import { supportAnswerHours } from '@fivefold/shared/facts/answer-times'

export const knowledgeBaseContent = {
  head: {
    eyebrow: 'Support',
    title: 'Knowledge Base',
    lead: 'Steps and fixes written by the people who answer the tickets. Most read first.',
  },
  failure: {
    toast: { title: 'Error', description: 'Failed to load articles' },
    title: 'We can’t show the articles right now',
    retry: 'Try again',
  },
  stuck: {
    title: 'Can’t find it?',
    text: `Ask technical support. You’ll have an answer within ${supportAnswerHours} hours, and it stays in your portal.`,
    action: 'Submit a ticket',
  },
} as const
