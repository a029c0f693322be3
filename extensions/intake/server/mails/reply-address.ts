import type { Queries } from '../database/database'
import { isMark, secretMark, type MarkOf } from '../records/secret-mark'

/** The customer of a ticket, who answers its letters. */
export interface Answerer {
  ticket: string
  id: string
  email: string
  name: string
}

interface Address {
  number: number
  mark: string
}

/**
 * The address that takes answers to letters about a ticket: `reply+1001.<mark>@…`. Only the intake can make it, so who
 * writes there has the letter.
 * @param replies `reply@…`.
 */
export async function replyAddressOf(
  queries: Queries,
  replies: string,
  { number, ticket, reader }: { number: number; ticket: string; reader: string },
) {
  const mark = markFor(await secretMark(queries), ticket, reader)
  return replies.replace('@', `+${number}.${mark}@`)
}

/** The addresses of this kind in a text, each once. Servers may change all but a number and its mark. */
export function replyAddressesIn(text: string): Address[] {
  const found = text.toLowerCase().matchAll(/\+(\d{1,9})\.([\da-f]{32})(?![\da-f])/g)
  const marks = Array.from(found, ([, number, mark = '']) => [mark, Number(number)] as const)
  return Array.from(new Map(marks), ([mark, number]) => ({ mark, number }))
}

/** @returns whom an address belongs to; undefined for any that the intake has not made. */
export async function answererOf({ query }: Queries, markOf: MarkOf, { number, mark }: Address) {
  const [found] = await query<Answerer>(
    `select ticket.id as ticket, person.id, email, name
     from ticket join person on person.id = ticket.person where number = $1`,
    [number],
  )
  return found && isMark(mark, markFor(markOf, found.ticket, found.id)) ? found : undefined
}

const markFor = (markOf: MarkOf, ticket: string, person: string) =>
  markOf(`reply ${ticket} ${person}`)
