import { brand } from '../../brand'

/** What people call a ticket; absent in tickets that were stored before there were numbers. */
interface Numbered {
  readonly number?: number | undefined
}

/** The numbers begin after it. */
const firstNumber = 1_000

/** How far apart the numbers of successive tickets of one browser are at most. */
const widestGap = 89

/**
 * `FF-1042`; nothing for a ticket that has no number yet.
 * @example ticketNumberWords({ number: 1042 }) // 'FF-1042'
 */
export const ticketNumberWords = ({ number }: Numbered) =>
  number === undefined ? '' : `${brand.ticketPrefix}-${number}`

/**
 * A number above all others, by a step of its own: two tabs that open a ticket in the same moment,
 * neither of which knows of the other's, ask for different ones.
 * @param random from 0 up to and without 1.
 * @example nextTicketNumber([{ number: 1042 }], 0) // 1043
 */
export const nextTicketNumber = (tickets: readonly Numbered[], random: number) =>
  highest(tickets) + 1 + Math.floor(random * widestGap)

/**
 * The number that is asked for; where it is taken, or none is asked for, the next free one.
 * @example freeTicketNumber([{ number: 1042 }], 1042) // 1043
 */
export function freeTicketNumber(tickets: readonly Numbered[], asked: number | undefined): number {
  const isFree = asked !== undefined && !tickets.some(({ number }) => number === asked)
  return isFree ? asked : highest(tickets) + 1
}

/**
 * Numbers the tickets that were stored before there were numbers, in the order of their list.
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
