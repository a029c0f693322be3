import { brand } from '@fivefold/shared/brand'
import { paths } from '@fivefold/shared/routing/paths'

export const supportHomeContent = {
  opening: {
    eyebrow: 'Support',
    title: 'Find the answer, or reach a person.',
    lead: 'Search the articles that solve most questions in minutes. For everything else somebody answers: within 2 hours for technical support, at any hour in an emergency.',
  },
  search: {
    label: 'Search support',
    placeholder: 'What do you want to do, or what went wrong?',
    submit: 'Search',
  },
  ways: {
    title: 'Ways to get help',
    knowledgeBase: {
      title: 'Knowledge Base',
      to: paths.knowledgeBase,
      text: 'Steps and fixes, searchable by title and sorted by what people read most.',
      mostRead: 'Most read',
      views: (count: number) => `${count} views`,
    },
    ticket: {
      title: 'Submit a Ticket',
      to: paths.newTicket,
      text: 'Describe the problem once. You follow its status and the answer in your portal.',
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
      text: 'A ticket with priority Critical wakes the engineer on call, at night and on holidays too.',
    },
  },
  /** The illustrated ticket. */
  scene: {
    subject: 'Orders stop syncing after a token change',
    priority: 'High',
    steps: [
      { status: 'open', label: 'Open', time: '09:42' },
      { status: 'in-progress', label: 'In progress', time: '10:15' },
      { status: 'resolved', label: 'Resolved', time: '11:08' },
    ],
  },
  responseTimes: {
    title: 'How soon somebody answers',
    text: 'From the moment your message arrives to the first answer that a person wrote.',
    teams: [
      {
        team: 'Emergency',
        time: '24/7',
        about: 'Production is down or data is at risk.',
        reach: 'always',
      },
      {
        team: 'Technical support',
        time: 'within 2 hours',
        about: 'Something does not work, or you do not see how.',
        reach: 'half',
      },
      {
        team: 'Sales',
        time: 'within 4 hours',
        about: 'Plans, seats, contracts and invoices.',
        reach: 'whole',
      },
    ],
    /** Hours after the message, along the axis. */
    hours: ['0 h', '1 h', '2 h', '3 h', '4 h'],
  },
} as const
