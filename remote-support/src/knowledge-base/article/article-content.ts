export const articleContent = {
  views: (count: number) => `${count} views`,
  updated: 'Updated',
  close: 'Close article',
  feedback: {
    helpful: (count: number) => `Helpful (${count})`,
    notHelpful: (count: number) => `Not helpful (${count})`,
    thanks: { title: 'Thank you!', description: 'Your feedback helps us improve.' },
  },
} as const
