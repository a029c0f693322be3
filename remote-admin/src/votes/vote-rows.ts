import type { RoadmapVote } from '@fivefold/shared/domain/roadmap/roadmap-item'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { personName } from '../accounts/use-people'
import { adminHref } from '../address/admin-address'
import type { Ranked } from '../charts/ranked-bars'

/** Titles of roadmap items by id. */
export type ItemTitles = ReadonlyMap<string, string>

export interface VoteRow {
  id: string
  vote: RoadmapVote
  item: string
  voter: string
  email: string
}

export function voteRows(
  votes: readonly RoadmapVote[],
  titles: ItemTitles,
  people: ReadonlyMap<string, User>,
): VoteRow[] {
  return votes.map((vote) => ({
    id: vote.id,
    vote,
    item: titles.get(vote.roadmap_item_id) ?? vote.roadmap_item_id,
    voter: personName(people, vote.user_id),
    email: people.get(vote.user_id)?.email ?? '',
  }))
}

/** Roadmap items ranked by votes in this browser, most first; leaves out items without votes. */
export function itemsByVotes(votes: readonly RoadmapVote[], titles: ItemTitles): Ranked[] {
  const counts = new Map<string, number>()
  for (const { roadmap_item_id: id } of votes) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
    .map(([id, count]) => ({
      id,
      name: titles.get(id) ?? id,
      count,
      to: adminHref('votes', { item: id }),
    }))
    .toSorted((one, other) => other.count - one.count)
}
