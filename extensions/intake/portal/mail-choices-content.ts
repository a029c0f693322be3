export const mailChoicesContent = {
  title: 'Mails about tickets',
  lead: 'A change counts at once, in all your browsers.',
  tickets: {
    label: 'Email notifications',
    hint: 'When your ticket is received, answered, or resolved.',
  },
  new: { label: 'New tickets', hint: 'When a customer opens one.' },
  late: { label: 'Late tickets', hint: 'When an answer is due and nobody has written it.' },
  failed: 'Not changed',
  failedHint: 'The site does not answer. Check your connection and try again.',
} as const
