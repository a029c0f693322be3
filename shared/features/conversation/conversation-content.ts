/** Characters, as for a ticket's description. */
export const replyLimit = 5_000

export const conversationContent = {
  title: 'Conversation',
  opened: 'Opened',
  by: (who: string) => `by ${who}`,
  you: 'You',
  youAfterBy: 'you',
  support: 'Support',
  note: 'Internal note',
  dueIn: (time: string) => `Due in ${time}`,
  lateBy: (time: string) => `Late by ${time}`,
  new: 'New',
  newEntries: (count: number) => `${count} new`,
  reply: {
    label: 'Reply',
    hint: 'Up to 5,000 characters. Ctrl+Enter sends it.',
    missing: 'Write a message before you send it.',
    send: 'Send Reply',
    sent: 'Reply sent.',
    failed: 'Your reply was not sent',
    reopens: 'Sending a reply reopens this ticket.',
  },
} as const
