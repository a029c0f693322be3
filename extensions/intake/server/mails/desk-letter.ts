import { ticketNumberWords } from '@fivefold/shared/domain/tickets/ticket-number'
import { paths } from '@fivefold/shared/routing/paths'
import { brand } from '@fivefold/shared/brand'
import type { Queries } from '../database/database'
import type { Addressed } from '../sign-in/letter'

interface Listed {
  id: string
  number: number
  priority: string
  category: string
  subject: string
  due: Date | null
}

/** Tells an operator of tickets that are new, or late. @returns undefined where none of them waits any more. */
export async function deskLetter(
  { query }: Queries,
  entries: readonly string[],
  origin: string,
): Promise<Addressed | undefined> {
  const told = entries.map((entry) => entry.split(' '))
  const late = new Set(told.filter(([what]) => what === 'late').map(([, id]) => id))
  const tickets = await query<Listed>(
    `select id, number, priority, category, subject, due_at as due from ticket
     where id = any($1::text[]) and due_at is not null and (due_at < now() or id <> all($2::text[]))
     order by due_at, number`,
    [told.map(([, id]) => id), [...late]],
  )
  const [first] = tickets
  if (!first) return undefined
  const counts = [
    { what: 'late', count: tickets.filter(({ id }) => late.has(id)).length },
    { what: 'new', count: tickets.filter(({ id }) => !late.has(id)).length },
  ].filter(({ count }) => count > 0)
  const one = tickets.length === 1 ? ticketNumberWords(first) : undefined
  const sums = counts.map(({ what, count }) => `${count} ${what}`).join(', ')
  return {
    subject: one ? `${brand.name} ticket ${one}` : `${brand.name} tickets: ${sums}`,
    title: one ? `Ticket ${one} is ${counts[0]?.what}` : `Tickets: ${sums}`,
    parts: tickets.flatMap((ticket) => [
      {
        facts: [
          [
            `${ticketNumberWords(ticket)}, ${late.has(ticket.id) ? 'late' : 'new'}`,
            `${ticket.subject} (${ticket.category}, ${ticket.priority})`,
          ] as const,
          ...(ticket.due ? [['Answer due', timeOf(ticket.due)] as const] : []),
        ],
      },
      { label: `Open ${ticketNumberWords(ticket)}`, href: origin + deskHref(ticket) },
    ]),
    because: 'You get this mail because you chose it in your profile.',
    ...(one && { ticket: first.id }),
  }
}

const deskHref = (ticket: Listed) =>
  `${paths.admin}?${new URLSearchParams({ view: 'tickets', q: ticketNumberWords(ticket), open: ticket.id })}`

/** Its reader may be in any zone. */
const timeOf = (due: Date) => `${due.toISOString().slice(0, 16).replace('T', ' ')} UTC`
