import { brand } from '../../brand'

/**
 * The address of a mail about a ticket. The number in its subject assigns the answer to the ticket.
 * @example ticketMailHref('support@b.example', 'FF-1042', 'Invoice') // 'mailto:…'
 */
export function ticketMailHref(address: string, number: string, subject: string) {
  const query = new URLSearchParams({ subject: `[${number || brand.name}] ${subject}` })
  // Mail programs do not decode a plus sign.
  return `mailto:${address}?${query.toString().replaceAll('+', '%20')}`
}
