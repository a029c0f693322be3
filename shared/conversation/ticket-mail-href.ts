import { brand } from '../brand'

/**
 * A mail about a ticket; the number in its subject lets the answer find the ticket.
 * @example ticketMailHref('support@b.example', 'FF-1042', 'Invoice') // 'mailto:…'
 */
export function ticketMailHref(address: string, number: string, subject: string) {
  const query = new URLSearchParams({ subject: `[${number || brand.name}] ${subject}` })
  // Mail programs take a plus sign as it is.
  return `mailto:${address}?${query.toString().replaceAll('+', '%20')}`
}
