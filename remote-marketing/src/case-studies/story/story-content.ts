import { paths } from '@fivefold/shared/routing/paths'

export const storyContent = {
  back: { label: 'All case studies', to: paths.caseStudies },
  contents: 'In this story',
  with: 'Products',
  people: { id: 'story-people', title: 'The people' },
  timeline: { id: 'story-timeline', title: 'The project' },
  figures: {
    id: 'story-figures',
    title: 'The figures, and how they were measured',
    method: 'Measured:',
  },
  lessons: { id: 'story-lessons', title: 'What they would tell you' },
  change: { caption: 'Step by step', step: 'Step', before: 'Before', now: 'Now' },
  closing: {
    title: 'Show us your slowest process',
    text: 'Bring one case, as it went last week. We’ll rebuild it with you and tell you what it would save.',
    demo: { label: 'Request a demo', to: paths.demo },
    next: 'Next story',
  },
} as const
