import { brand } from '../../brand'

/** Tickets stored by older code have no number. */
interface Numbered {
  readonly number?: number | undefined
}

/** Numbers start above it. */
const firstNumber = 1_000

/** Largest difference between successive numbers of a browser. */
const widestGap = 89

/**
 * `FF-1042`; empty for a ticket without a number.
 * @example ticketNumberWords({ number: 1042 }) // 'FF-1042'
 */
export const ticketNumberWords = ({ number }: Numbered) =>
  number === undefined ? '' : `${brand.ticketPrefix}-${number}`

/**
 * A number above all others, by a random step: two tabs that open a ticket at the same time most likely request
 * different numbers.
 * @param random from 0 (inclusive) to 1 (exclusive).
 * @example nextTicketNumber([{ number: 1042 }], 0) // 1043
 */
export const nextTicketNumber = (tickets: readonly Numbered[], random: number) =>
  highest(tickets) + 1 + Math.floor(random * widestGap)

/**
 * The requested number if it is free, else the next free one.
 * @example freeTicketNumber([{ number: 1042 }], 1042) // 1043
 */
export function freeTicketNumber(
  tickets: readonly Numbered[],
  requested: number | undefined,
): number {
  const isFree = requested !== undefined && !tickets.some(({ number }) => number === requested)
  return isFree ? requested : highest(tickets) + 1
}

/**
 * Numbers the tickets that have none, in list order.
 * @example withTicketNumbers([{ number: undefined }]) // [{ number: 1001 }]
 */
export function withTicketNumbers<Ticket extends Numbered>(
  tickets: readonly Ticket[],
): readonly Ticket[] {
  let last = highest(tickets)
  const isNumbered = ({ number }: Numbered) => number !== undefined
  return tickets.every(isNumbered)
    ? tickets
    : tickets.map((ticket) => (isNumbered(ticket) ? ticket : { ...ticket, number: (last += 1) }))
}

const highest = (tickets: readonly Numbered[]) =>
  tickets.reduce((most, { number = 0 }) => Math.max(most, number), firstNumber)
