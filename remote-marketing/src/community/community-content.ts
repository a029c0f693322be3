import { brand } from '@fivefold/shared/brand'
import { paths } from '@fivefold/shared/routing/paths'
import type { Discussion } from './discussion'

export const communityContent = {
  hero: {
    eyebrow: 'Community',
    title: 'Ask the people who run it every day',
    lead: `Integrators, analysts and administrators who use ${brand.name} at work, and the engineers who build it. Most questions have been somebody’s Tuesday before.`,
    start: 'Start a Discussion',
  },
  search: { label: 'Search discussions', placeholder: 'Search discussions' },
  tabsLabel: 'Community',
  tabs: { discussions: 'Discussions', categories: 'Categories', contributors: 'Top Contributors' },
  dialog: {
    title: 'Start a Discussion',
    description: 'It appears at the top of the list and stays until you leave or reload this page.',
    name: 'Name',
    titleField: 'Title',
    titleHint: 'A question reads best as a question.',
    message: 'Message',
    messageHint: 'What you tried, what happened, and what you expected.',
    post: 'Post',
    missing: {
      name: 'Enter the name that others will see.',
      title: 'Enter a title.',
      message: 'Write your message.',
    },
    posted: (title: string) => `“${title}” is now at the top of the discussions.`,
  },
  empty: {
    title: 'No discussions found',
    text: 'Nobody has asked this yet. Try fewer words, or be the first.',
    clear: 'Show all discussions',
  },
  justNow: 'Just now',
  categories: [
    { name: 'General', text: 'Introductions, working habits, and whatever fits nowhere else.' },
    {
      name: 'Technical Support',
      text: 'Something does not do what it should. Somebody knows why.',
    },
    { name: 'Feature Requests', text: 'What is missing, what for, and how you manage without it.' },
    { name: 'Integrations', text: 'Connectors, sync, retries, and systems older than the web.' },
    {
      name: 'Use Cases',
      text: 'What teams automated, what it saved, and what they would do differently.',
    },
    { name: 'Announcements', text: 'Releases, maintenance and events, written by our teams.' },
  ],
  contributors: {
    caption: 'People whose answers were marked as helpful most often',
    columns: ['Contributor', 'Helps with', 'Answers', 'Marked helpful'],
    rows: [
      {
        name: 'Hana Suzuki',
        role: 'Integration lead',
        topic: 'Integrations',
        answers: 214,
        helpful: 187,
      },
      {
        name: 'Mateus Oliveira',
        role: 'Data engineer',
        topic: 'Technical Support',
        answers: 176,
        helpful: 151,
      },
      {
        name: 'Ines Baumann',
        role: 'Operations manager',
        topic: 'Use Cases',
        answers: 143,
        helpful: 129,
      },
      {
        name: 'Samuel Boateng',
        role: 'Solution architect',
        topic: 'Integrations',
        answers: 98,
        helpful: 83,
      },
      {
        name: 'Leila Farouk',
        role: 'Business analyst',
        topic: 'General',
        answers: 87,
        helpful: 71,
      },
    ],
  },
  house: {
    title: 'House rules',
    rules: [
      'Search first; answer when you know.',
      'Leave out customer data, keys and names of others.',
      'Say when you work for a vendor.',
      'Mark the answer that helped.',
    ],
    elsewhereTitle: 'Not a question for a forum?',
    elsewhere: [
      { label: 'Get support', to: paths.support },
      { label: 'Read the developer docs', to: paths.developers },
      { label: 'Learn with a track', to: paths.learn },
    ],
  },
} as const

export const discussionCount = (count: number) =>
  count === 1 ? '1 discussion' : `${count} discussions`

export const replyCount = (count: number) => (count === 1 ? '1 reply' : `${count} replies`)

export const firstDiscussions: readonly Discussion[] = [
  {
    id: 'sync-window',
    title: 'How do you handle a system that is only reachable at night?',
    author: 'Hana Suzuki',
    message:
      'Our ledger accepts connections from 22:00 to 04:00. I let Integ queue the writes and start the run by schedule, but readers see yesterday’s figures until then. Does anybody show the age of the data beside the figure?',
    createdAt: '2026-01-05T12:00:00.000Z',
    category: 'Integrations',
    replies: 12,
  },
  {
    id: 'release-january',
    title: 'Release notes, January: restore a single field, faster run pages',
    author: 'Jonas Weber',
    message:
      'You can now bring back one field of one record from any of the hourly copies of the last 30 days. Run pages open in under a second for runs with up to 10,000 steps.',
    createdAt: '2026-01-02T12:00:00.000Z',
    category: 'Announcements',
    replies: 27,
  },
  {
    id: 'approval-limit',
    title: 'We replaced 31 of 54 approvals with a limit. Here is the list.',
    author: 'Ines Baumann',
    message:
      'Everything below $500 that was approved 99 times out of 100 now runs through and reports weekly. Finance was sceptical for exactly one month. Happy to share the sheet we decided with.',
    createdAt: '2025-12-19T12:00:00.000Z',
    category: 'Use Cases',
    replies: 34,
  },
  {
    id: 'drift-alert',
    title: 'A pipeline stops on a new column. Can it continue and warn instead?',
    author: 'Mateus Oliveira',
    message:
      'A supplier adds a column every few weeks that we ignore anyway. Stopping is right for most sources; for this one I would rather get a note and go on.',
    createdAt: '2025-12-11T12:00:00.000Z',
    category: 'Technical Support',
    replies: 9,
  },
  {
    id: 'dark-canvas',
    title: 'Grid lines on the SCD canvas in the dark theme',
    author: 'Leila Farouk',
    message:
      'They are hard to see on a projector. A setting for their strength would help everybody who draws in front of an audience.',
    createdAt: '2025-12-03T12:00:00.000Z',
    category: 'Feature Requests',
    replies: 16,
  },
  {
    id: 'first-week',
    title: 'What did you automate in your first week?',
    author: 'Samuel Boateng',
    message:
      'I am collecting small first projects for new teams. Ours was the reminder for missing time sheets: two steps, one message, and nobody has chased anybody since.',
    createdAt: '2025-11-24T12:00:00.000Z',
    category: 'General',
    replies: 41,
  },
]
