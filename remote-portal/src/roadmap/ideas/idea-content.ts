import type { RoadmapIdea } from '@fivefold/shared/domain/roadmap/roadmap-idea'

export const ideaContent = {
  suggest: 'Suggest an idea',
  lead: 'Tell us what you need. You’ll find our answer here.',
  title: {
    label: 'Title',
    hint: 'What should we build?',
    missing: 'Give your idea a title.',
    known: 'This is on the roadmap already. Vote for it below.',
  },
  reason: {
    label: 'Why',
    hint: 'What do you want to get done, and what stops you today?',
    missing: 'Tell us why you need it.',
  },
  send: 'Send idea',
  close: 'Close',
  sent: 'Idea sent',
  sentHint: 'It’s under “Your ideas”. We’ll answer it there.',
  failed: 'Your idea wasn’t sent',
  own: 'Your ideas',
  states: {
    '': 'Waiting for an answer',
    planned: 'On the roadmap',
    declined: 'Not planned',
  } satisfies Record<RoadmapIdea['status'], string>,
  answer: 'Our answer:',
} as const
