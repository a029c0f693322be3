import { supportAnswerHours } from '@fivefold/shared/facts/answer-times'
import { paths } from '@fivefold/shared/routing/paths'

export const knowledgeBaseContent = {
  head: {
    eyebrow: 'Support',
    title: 'Knowledge Base',
    lead: 'Steps and fixes written by the people who answer the tickets. The most read come first.',
  },
  failure: {
    toast: { title: 'Error', description: 'Failed to load articles' },
    title: 'The articles cannot be shown right now',
    retry: 'Try again',
  },
  stuck: {
    title: 'Not in here?',
    text: `Write to technical support. The answer comes within ${supportAnswerHours} hours and stays in your portal.`,
    action: { label: 'Submit a ticket', to: paths.newTicket },
  },
} as const
