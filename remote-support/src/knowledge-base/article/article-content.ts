export const articleContent = {
  views: (count: number) => `${count} views`,
  updated: 'Updated',
  close: 'Close article',
  feedback: {
    helpful: (count: number) => `Helpful (${count})`,
    not_helpful: (count: number) => `Not helpful (${count})`,
    withdrawn: { title: 'Feedback taken back' },
    thanks: { title: 'Thank you!', description: 'Your feedback helps us improve.' },
  },
} as const
