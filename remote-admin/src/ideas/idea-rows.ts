import type { RoadmapIdea } from '@fivefold/shared/domain/roadmap/roadmap-idea'
import type { User } from '@fivefold/shared/domain/accounts/user'

export interface IdeaRow {
  id: string
  idea: RoadmapIdea
  author: string
  /** '' if the account is gone. */
  email: string
}

export const ideaRows = (
  ideas: readonly RoadmapIdea[],
  people: ReadonlyMap<string, User>,
): IdeaRow[] =>
  ideas.map((idea) => ({
    id: idea.id,
    idea,
    author: people.get(idea.user_id)?.name || idea.user_name,
    email: people.get(idea.user_id)?.email ?? '',
  }))
