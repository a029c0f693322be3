import { brand } from '@fivefold/shared/brand'
import { salesAnswerHours, supportAnswerHours } from '@fivefold/shared/facts/answer-times'
import { newTicketHref, paths } from '@fivefold/shared/routing/paths'

export const supportHomeContent = {
  opening: {
    eyebrow: 'Support',
    title: 'Find an answer or reach a person',
    lead: `Search the articles first. If they don’t help, technical support answers within ${supportAnswerHours} hours, and emergencies are covered 24/7.`,
  },
  search: {
    label: 'Search support',
    placeholder: 'Describe your question or problem',
    submit: 'Search',
  },
  ways: {
    title: 'Ways to get help',
    knowledgeBase: {
      title: 'Knowledge Base',
      to: paths.knowledgeBase,
      text: 'Step-by-step guides, most read first.',
      mostRead: 'Most read',
      views: (count: number) => `${count} views`,
    },
    ticket: {
      title: 'Submit a Ticket',
      to: paths.newTicket,
      text: 'Describe the problem once, then follow the replies and the status in your portal.',
    },
    email: {
      title: 'Email Support',
      to: `mailto:${brand.mail.support}`,
      address: brand.mail.support,
      copy: 'Copy address',
    },
    emergency: {
      title: 'Emergency Support',
      hours: '24/7',
      stepsLabel: 'What to do in an emergency',
      steps: [
        'Submit a ticket with the priority Critical. It pages the engineer on call.',
        `Can’t sign in? Write to ${brand.mail.support} with URGENT in the subject line.`,
        'Keep the affected page open. The engineer replies in the ticket.',
      ],
      text: 'If production is down or data is at risk, we’re awake.',
    },
  },
  /** The illustrated ticket. */
  scene: {
    subject: 'Orders stop syncing after a token change',
    priority: 'High',
    steps: [
      { status: 'open', label: 'Open', time: '09:42' },
      { status: 'in-progress', label: 'In-progress', time: '10:15' },
      { status: 'resolved', label: 'Resolved', time: '11:08' },
    ],
  },
  responseTimes: {
    title: 'Response times',
    text: 'Measured from when your message arrives to the first reply written by a person.',
    teams: [
      {
        team: 'Emergency',
        time: '24/7',
        about: 'Production is down or data is at risk.',
        reach: 'always',
        link: { label: 'Open a critical ticket', to: newTicketHref({ priority: 'critical' }) },
      },
      {
        team: 'Technical support',
        time: `within ${supportAnswerHours} hours`,
        about: 'Something isn’t working, or you can’t find out how.',
        reach: 'half',
        link: { label: 'Open a ticket', to: newTicketHref({ category: 'Technical Issue' }) },
      },
      {
        team: 'Sales',
        time: `within ${salesAnswerHours} hours`,
        about: 'Plans, seats, contracts and invoices.',
        reach: 'whole',
        link: { label: 'Contact sales', to: `${paths.contact}?inquiry=sales` },
      },
    ],
    /** Hours after the message, along the axis. */
    hours: ['0 h', '1 h', '2 h', '3 h', '4 h'],
  },
} as const
