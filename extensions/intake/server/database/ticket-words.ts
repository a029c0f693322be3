import { cut } from '@fivefold/shared/words/cut'
import { foldedWords } from '@fivefold/shared/words/folded'
import type { Database, Queries } from './database'

/** Tickets in one transaction: a statement has 10 s. */
const atOnce = 2_000

/** Characters of a word that count. */
const longest = 60

/** The words by which operators find a text, each once. */
const searchWords = (...texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap(foldedWords).map((word) => cut(word, longest))),
]

/** A `tsquery` for texts in which each word of the query begins a word. '' for a query without words. */
export const tsqueryOf = (query: string) =>
  searchWords(query)
    .map((word) => `'${word}':*`)
    .join(' & ')

/** Adds the words of tickets that are older than their search. What ends early goes on at the next start. */
export async function addTicketWords(
  database: Database,
  lock: (within: Queries) => Promise<void>,
): Promise<void> {
  let added = atOnce
  while (added === atOnce) {
    added = await database.transaction(async (within) => {
      await lock(within)
      const rows = await within.query<{ id: string; texts: string[] }>(
        `select ticket.id, array[ticket.id, number::text, subject, email,
           operation ->> 'userName', operation ->> 'description'] as texts
         from ticket join person on person.id = ticket.person
         left join ticket_entry on ticket_entry.id = ticket.id
         where words is null limit ${atOnce}`,
      )
      for (const { id, texts } of rows) await setWords(within, id, texts)
      return rows.length
    })
  }
}

export async function setWords(
  { query }: Queries,
  ticketId: string,
  texts: readonly (string | null)[],
): Promise<void> {
  const words = searchWords(...texts.map((text) => text ?? ''))
  await query('update ticket set words = array_to_tsvector($2::text[]) where id = $1', [
    ticketId,
    words,
  ])
}
