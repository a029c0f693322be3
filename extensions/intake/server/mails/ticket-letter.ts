import { ticketAnswerMinutes } from '@fivefold/shared/domain/facts/answer-times'
import { ticketNumberWords } from '@fivefold/shared/domain/tickets/ticket-number'
import { ticketHref } from '@fivefold/shared/routing/paths'
import { cut } from '@fivefold/shared/words/cut'
import { countOf } from '@fivefold/shared/words/count-words'
import { brand } from '@fivefold/shared/brand'
import type { Queries } from '../database/database'
import type { Addressed, Part } from '../sign-in/letter'

/** Characters of a message in a mail. */
const longest = 5_000

interface Ticket {
  number: number
  status: string
  priority: string
  subject: string
}

interface Entry {
  author: string
  operation: {
    type: string
    status?: string
    authorName?: string
    body?: string
    files?: readonly { name: string }[]
  }
}

/**
 * Tells a customer what others have written on their ticket, and that it was received. It reads the entries that the
 * customer sees, and no notes.
 * @returns undefined without such entries.
 */
export async function ticketLetter(
  { query }: Queries,
  about: { ticket: string; reader: string; entries: readonly string[] },
  origin: string,
): Promise<(Addressed & { number: number }) | undefined> {
  const [ticket] = await query<Ticket>(
    'select number, status, priority, subject from ticket where id = $1 and person = $2',
    [about.ticket, about.reader],
  )
  if (!ticket) return undefined
  const entries = await query<Entry>(
    'select author, operation from ticket_entry where ticket = $1 and id = any($2::text[]) order by seq',
    [about.ticket, about.entries],
  )
  const parts = entries.flatMap(({ author, operation }) =>
    operation.type === 'ticketOpened' || author !== about.reader ? partsOf(operation, ticket) : [],
  )
  if (parts.length === 0) return undefined
  const number = ticketNumberWords(ticket)
  return {
    // All mails have the same: mail programs gather a conversation by it.
    subject: `${brand.name} ticket ${number}`,
    title: `Ticket ${number}`,
    parts: [
      { facts: [['Subject', ticket.subject]] },
      ...parts,
      { label: 'Open the conversation', href: origin + ticketHref(about.ticket) },
    ],
    because: 'You get this mail because you opened this ticket.',
    ticket: about.ticket,
    number: ticket.number,
  }
}

function partsOf(
  { type, status, authorName = '', body = '', files = [] }: Entry['operation'],
  ticket: Ticket,
): Part[] {
  if (type === 'ticketOpened') {
    const minutes = ticketAnswerMinutes(ticket.priority)
    const time =
      minutes < 60
        ? countOf(minutes, { one: 'minute', many: 'minutes' })
        : countOf(minutes / 60, { one: 'hour', many: 'hours' })
    return [{ text: `We have received your ticket, and answer within ${time}.` }]
  }
  if (type === 'ticketReplied') {
    const by = authorName || 'Support'
    return [
      { text: `${by} has answered:` },
      { quote: cut(body, longest) },
      ...(files.length > 0 ? [{ text: `Files: ${files.map(({ name }) => name).join(', ')}` }] : []),
    ]
  }
  // A later entry may have opened it again.
  return status === ticket.status ? [{ text: `The ticket is ${status} now.` }] : []
}
