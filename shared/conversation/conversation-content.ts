import { brand } from '../brand'

/** Characters; as many as the description of a ticket may have. */
export const replyLimit = 5_000

export const conversationContent = {
  title: 'Conversation',
  opened: 'Opened',
  by: (who: string) => `by ${who}`,
  you: 'You',
  youAfterBy: 'you',
  support: 'Support',
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
  email: {
    toSupport: 'Email support about this ticket',
    toCustomer: 'Email the customer',
  },
} as const

/** A mail about a ticket; the number in its subject lets the answer find the ticket. */
export function ticketMailHref(address: string, number: string, subject: string) {
  const query = new URLSearchParams({ subject: `[${number || brand.name}] ${subject}` })
  // Mail programs take a plus sign as it is.
  return `mailto:${address}?${query.toString().replaceAll('+', '%20')}`
}
