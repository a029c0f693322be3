export const ratingContent = {
  withdrawn: { title: 'Feedback taken back' },
  thanks: { title: 'Thank you!', description: 'Your feedback helps us improve.' },
} as const
