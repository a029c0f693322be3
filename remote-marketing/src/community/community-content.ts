import { brand } from '@fivefold/shared/brand'
import { paths } from '@fivefold/shared/routing/paths'
import type { Discussion } from './discussion/discussion'
import { firstReplies } from './discussion/replies-content'

export const communityContent = {
  hero: {
    eyebrow: 'Community',
    title: 'Ask the people who run it every day',
    lead: `Integrators, analysts and administrators who use ${brand.name}, and the engineers who build it. Someone here has probably solved your problem.`,
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
    titleHint: 'Questions get more answers than statements.',
    message: 'Message',
    messageHint: 'What you tried, what happened and what you expected.',
    post: 'Post',
    missing: {
      name: 'Enter the name to show with your post.',
      title: 'Enter a title.',
      message: 'Write your message.',
    },
    posted: (title: string) => `“${title}” is now at the top of the discussions.`,
  },
  empty: {
    title: 'No discussions found',
    text: 'No one has asked this yet. Try fewer words, or start the discussion yourself.',
    clear: 'Show all discussions',
  },
  filters: { label: 'Filter discussions', unanswered: 'Unanswered' },
  justNow: 'Just now',
  thread: { label: 'Replies', none: 'No replies yet.', helped: 'This helped', answer: 'Answer' },
  categories: [
    { name: 'General', text: 'Introductions, ways of working and everything else.' },
    {
      name: 'Technical Support',
      text: 'Something isn’t working as it should, and someone here knows why.',
    },
    {
      name: 'Feature Requests',
      text: 'What’s missing, what you’d use it for and how you manage today.',
    },
    { name: 'Integrations', text: 'Connectors, syncs, retries and systems older than the web.' },
    {
      name: 'Use Cases',
      text: 'What teams automated, what it saved and what they’d do differently.',
    },
    { name: 'Announcements', text: 'Releases, maintenance and events, from our teams.' },
  ],
  contributors: {
    caption: 'Replies in the discussions on this page',
    columns: ['Contributor', 'Helps with', 'Replies', 'Marked as helpful'],
    people: [
      { name: 'Hana Suzuki', role: 'Integration lead', topic: 'Integrations' },
      { name: 'Mateus Oliveira', role: 'Data engineer', topic: 'Technical Support' },
      { name: 'Ines Baumann', role: 'Operations manager', topic: 'Use Cases' },
      { name: 'Samuel Boateng', role: 'Solution architect', topic: 'Integrations' },
      { name: 'Leila Farouk', role: 'Business analyst', topic: 'General' },
    ],
  },
  house: {
    title: 'House rules',
    rules: [
      'Search first; answer when you know.',
      'Leave out customer data, API keys and other people’s names.',
      'Say so if you work for a vendor.',
      'Mark the answer that helped.',
    ],
    elsewhereTitle: 'Looking for something else?',
    elsewhere: [
      { label: 'Get support', to: paths.support },
      { label: 'Read the developer docs', to: paths.developers },
      { label: 'See the learning tracks', to: paths.learn },
    ],
  },
} as const

export const discussionCount = (count: number) =>
  count === 1 ? '1 discussion' : `${count} discussions`

const repliesTo = (id: string) => firstReplies[id] ?? []

export const replyCount = (count: number) => (count === 1 ? '1 reply' : `${count} replies`)

export const firstDiscussions: readonly Discussion[] = [
  {
    id: 'sync-window',
    title: 'How do you handle a system you can only reach at night?',
    author: 'Hana Suzuki',
    message:
      'Our ledger accepts connections from 10 p.m. to 4 a.m. Integ queues the writes and runs on a schedule, but until then everyone sees yesterday’s figures. Does anyone show how old the data is next to the figure?',
    createdAt: '2026-11-17T12:00:00.000Z',
    category: 'Integrations',
    product: 'integ',
    replies: repliesTo('sync-window'),
  },
  {
    id: 'release-november',
    title: 'Release notes, November: restore a single field, faster run pages',
    author: 'Jonas Weber',
    message:
      'You can now restore a single field of a single record from any hourly backup of the last 30 days. Run pages with up to 10,000 steps open in under a second.',
    createdAt: '2026-11-12T12:00:00.000Z',
    category: 'Announcements',
    replies: repliesTo('release-november'),
  },
  {
    id: 'approval-limit',
    title: 'We replaced 31 of 54 approvals with a limit. Here’s the list.',
    author: 'Ines Baumann',
    message:
      'Everything under $500 that was approved 99 times out of 100 now goes through automatically, with a weekly report. Finance was skeptical for exactly one month. Happy to share the sheet we used to decide.',
    createdAt: '2026-11-04T12:00:00.000Z',
    category: 'Use Cases',
    product: 'workflows',
    replies: repliesTo('approval-limit'),
  },
  {
    id: 'drift-alert',
    title: 'A pipeline stops on a new column. Can it continue and warn me instead?',
    author: 'Mateus Oliveira',
    message:
      'Every few weeks a supplier adds a column that we ignore anyway. Stopping is right for most sources, but for this one I’d rather get a note and keep going.',
    createdAt: '2026-10-27T12:00:00.000Z',
    category: 'Technical Support',
    product: 'pipelines',
    replies: repliesTo('drift-alert'),
  },
  {
    id: 'dark-canvas',
    title: 'Grid lines on the SCD canvas are too faint in the dark theme',
    author: 'Leila Farouk',
    message:
      'They’re hard to see on a projector. A contrast setting would help everyone who builds in front of an audience.',
    createdAt: '2026-10-15T12:00:00.000Z',
    category: 'Feature Requests',
    product: 'scd',
    replies: repliesTo('dark-canvas'),
  },
  {
    id: 'first-week',
    title: 'What did you automate in your first week?',
    author: 'Samuel Boateng',
    message:
      'I’m collecting small first projects for new teams. Ours was a reminder for missing time sheets: two steps, one message, and no one has had to chase anyone since.',
    createdAt: '2026-10-06T12:00:00.000Z',
    category: 'General',
    product: 'workflows',
    replies: repliesTo('first-week'),
  },
]
