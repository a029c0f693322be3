export const articleContent = {
  views: (count: number) => `${count} views`,
  updated: 'Updated',
  close: 'Close article',
  feedback: {
    helpful: (count: number) => `Helpful (${count})`,
    not_helpful: (count: number) => `Not helpful (${count})`,
  },
} as const
