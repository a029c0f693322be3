import { cut } from '@fivefold/shared/words/cut'
import { supportAnswerHours } from '@fivefold/shared/facts/answer-times'

export const newTicketContent = {
  head: {
    eyebrow: 'Support',
    title: 'Submit a ticket',
    lead: `Technical support answers within ${supportAnswerHours} hours. Follow the ticket and its replies in your portal.`,
  },
  fields: {
    category: { label: 'Category', placeholder: 'Choose a category' },
    priority: {
      label: 'Priority',
      hint: 'Critical is for production that is down or data at risk.',
    },
    subject: { label: 'Subject', hint: 'Sum up the problem in one line.' },
    description: {
      label: 'Description',
      hint: 'What you expected, what happened instead and when it started. IDs and error messages help most.',
    },
  },
  /** The start of the subject. Cuts the title so that all fits into `limit` characters. */
  aboutArticle(title: string, limit: number) {
    const words = (shown: string) => `About “${shown}”: `
    return words(cut(title, limit - words('').length))
  },
  errors: {
    category: 'Choose a category.',
    priority: 'Choose a priority.',
    subject: 'Describe the problem in a few words.',
    description: 'Describe what happened or what you want to know.',
  },
  submit: 'Submit Ticket',
  submitting: 'Submitting...',
  cancel: 'Cancel',
  suggestions: {
    title: 'This might help',
    waiting: 'Type a subject to see articles that may help.',
    announced: (count: number) => (count === 1 ? '1 page might help' : `${count} pages might help`),
  },
  toasts: {
    sent: {
      title: 'Success',
      description: "Your support ticket has been submitted. We'll get back to you soon.",
    },
    view: (number: string) => `View ${number}`,
    signedOut: {
      title: 'Authentication Required',
      description: 'Please log in to submit a support ticket.',
    },
    failed: { title: 'Error', description: 'Failed to submit ticket. Please try again.' },
    incomplete: {
      title: 'Ticket not sent',
      description: 'Correct the highlighted fields.',
    },
  },
} as const
