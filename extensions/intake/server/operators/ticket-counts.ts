import { ticketStatuses } from '@fivefold/shared/domain/tickets/support-ticket'
import type { Queries } from '../database/database'
import { tsqueryOf } from '../database/ticket-words'

/** Tickets of each status, and tickets with the words of a search, that are counted at most. */
const mostOfStatus = 2_000
const mostFound = 5_000

const facets = ['status', 'priority', 'category', 'assignee', 'answer'] as const

type Facet = (typeof facets)[number]
type Cell = Readonly<Record<Facet, string>> & { isMine: boolean; tickets: number }
type Chosen = { readonly [One in Facet]?: string | undefined } & { q: string }

/** The newest tickets, or those that have the words. */
const counted = (words: string) =>
  words === ''
    ? `unnest($1::text[]) as one (name), lateral (
         select status, priority, category, assignee, assignee_name, due_at from ticket
         where status = one.name order by number desc limit ${mostOfStatus}) as counted`
    : `(select status, priority, category, assignee, assignee_name, due_at from ticket
         where words @@ $1::tsquery limit ${mostFound}) as counted`

/** The values of a filter that show a ticket. */
function valuesOf(cell: Cell, facet: Facet): string[] {
  if (facet === 'answer' && cell.answer !== 'none') return ['waiting', cell.answer]
  return facet === 'assignee' && cell.isMine ? ['me', cell.assignee] : [cell[facet]]
}

/** How many tickets match, and how many each value of a filter would show, given the others. */
export async function ticketCounts({ query }: Queries, chosen: Chosen, reader: string) {
  const words = tsqueryOf(chosen.q)
  const cells = await query<Cell>(
    `select status, priority, category, coalesce(nullif(assignee_name, ''), 'nobody') as assignee,
       case when due_at is null then 'none' when due_at <= now() then 'late' else 'due' end as answer,
       assignee = $2 as "isMine", count(*)::int as tickets
     from ${counted(words)} group by 1, 2, 3, 4, 5, 6`,
    [words === '' ? ticketStatuses : words, reader],
  )
  const countOf = (of: readonly Cell[]) => of.reduce((sum, { tickets }) => sum + tickets, 0)
  const misses = (cell: Cell) =>
    facets.filter((facet) => chosen[facet] && !valuesOf(cell, facet).includes(chosen[facet]))
  const byFacet = facets.map((facet) => {
    const counts: Record<string, number> = {}
    for (const cell of cells) {
      const shows = misses(cell).every((missed) => missed === facet)
      for (const value of valuesOf(cell, facet)) {
        counts[value] = (counts[value] ?? 0) + (shows ? cell.tickets : 0)
      }
    }
    return [facet, counts] as const
  })
  const isCapped =
    words === ''
      ? ticketStatuses.some(
          (status) => countOf(cells.filter((cell) => cell.status === status)) === mostOfStatus,
        )
      : countOf(cells) === mostFound
  return {
    facets: Object.fromEntries(byFacet),
    ...(!isCapped && {
      matching: countOf(cells.filter((cell) => misses(cell).length === 0)),
      all: countOf(cells),
    }),
  }
}
