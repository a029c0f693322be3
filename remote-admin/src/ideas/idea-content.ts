import type { RoadmapIdea } from '@fivefold/shared/domain/roadmap/roadmap-idea'

export const ideaContent = {
  words: {
    title: 'Roadmap ideas in this browser',
    noun: { one: 'idea', many: 'ideas' },
    searchLabel: 'Search ideas',
    searchHint: 'Title, reason, name or email',
    empty: 'No ideas yet',
    emptyHint: 'Customers suggest ideas on the roadmap in their portal. Answer them here.',
  },
  columns: { title: 'Idea', author: 'From', status: 'Status', suggested: 'Suggested' },
  states: { '': 'To answer', planned: 'Planned', declined: 'Declined' } satisfies Record<
    RoadmapIdea['status'],
    string
  >,
  facts: {
    reason: 'Why',
    author: 'From',
    email: 'Email',
    suggested: 'Suggested',
    answer: 'Answer',
  },
  choice: { label: 'Answer', plan: 'Add to the roadmap', decline: 'Decline' },
  submit: { plan: 'Add item', decline: 'Decline idea' },
  title: {
    label: 'Title',
    hint: 'Shown on the roadmap.',
    missing: 'Give the item a title.',
    known: 'The roadmap has an item with this title.',
  },
  description: {
    label: 'Description',
    hint: 'One or two sentences: what it will do.',
    missing: 'Describe the item.',
  },
  category: { label: 'Category', missing: 'Choose a category.' },
  answer: {
    label: 'Answer to the customer',
    planHint: 'Optional. The customer sees it under “Your ideas”.',
    declineHint: 'The customer sees it under “Your ideas”.',
    missing: 'Tell the customer why.',
  },
  categories: ['Cortex Companion', 'Integ', 'Data Pipelines', 'Smart Workflows', 'SCD', 'Platform'],
  planned: 'Added to the roadmap',
  declined: 'Idea declined',
  failed: 'The idea wasn’t answered',
} as const
