import { ticketStatuses } from '@fivefold/shared/domain/tickets/support-ticket'
import type { Queries } from '../database/database'
import { tsqueryOf } from '../database/ticket-words'

/** Tickets of each status, and tickets with the words of a search, that are counted at most. */
const mostOfStatus = 2_000
const mostFound = 5_000

const facets = ['status', 'priority', 'category', 'assignee', 'answer'] as const

type Cell = Readonly<Record<(typeof facets)[number], string>> & { tickets: number }
type Chosen = { readonly [Facet in (typeof facets)[number]]?: string | undefined } & { q: string }

/** The newest tickets, or those that have the words. */
const counted = (words: string) =>
  words === ''
    ? `unnest($1::text[]) as one (name), lateral (
         select status, priority, category, assignee_name, due_at from ticket
         where status = one.name order by number desc limit ${mostOfStatus}) as counted`
    : `(select status, priority, category, assignee_name, due_at from ticket
         where words @@ $1::tsquery limit ${mostFound}) as counted`

/** How many tickets match, and how many each value of a filter would show, given the others. */
export async function ticketCounts({ query }: Queries, chosen: Chosen) {
  const words = tsqueryOf(chosen.q)
  const cells = await query<Cell>(
    `select status, priority, category, coalesce(nullif(assignee_name, ''), 'nobody') as assignee,
       case when due_at is null then 'none' when due_at <= now() then 'late' else 'due' end as answer,
       count(*)::int as tickets
     from ${counted(words)} group by 1, 2, 3, 4, 5`,
    [words === '' ? ticketStatuses : words],
  )
  const countOf = (of: readonly Cell[]) => of.reduce((sum, { tickets }) => sum + tickets, 0)
  const misses = (cell: Cell) =>
    facets.filter((facet) => chosen[facet] && chosen[facet] !== cell[facet])
  const byFacet = facets.map((facet) => {
    const counts: Record<string, number> = {}
    for (const cell of cells) {
      const shows = misses(cell).every((missed) => missed === facet)
      counts[cell[facet]] = (counts[cell[facet]] ?? 0) + (shows ? cell.tickets : 0)
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
