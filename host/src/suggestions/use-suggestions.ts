import { useMemo, useState } from 'react'
import { useBestMatches } from '@fivefold/shared/search/use-best-matches'
import { paths } from '@fivefold/shared/routing/paths'
import { useSiteMap } from '@fivefold/shared/routing/site-map'
import { useCurrentUser } from '@fivefold/shared/session/current-user'
import { visibleArticles } from '@fivefold/shared/domain/articles/article-selectors'
import { useStore } from '@fivefold/shared/store/site-store'
import { ticketsOf } from '@fivefold/shared/domain/tickets/ticket-selectors'
import {
  actionSuggestions,
  articleSuggestions,
  pageSuggestions,
  ticketSuggestions,
} from './suggestion-sources'
import { groupsOf, suggestionRanking } from './suggestion-ranking'
import { sectionSuggestions, withSections } from './section-suggestions'

/** The most wanted pages, suggested while the field is empty. */
const starterPaths: readonly string[] = [
  paths.cortex,
  paths.pricing,
  paths.demo,
  paths.knowledgeBase,
]

/** Number of page sections that are suggested. */
const shownSections = 5

/** Number of latest tickets that are searched; older ones are found in the portal. */
const searchedTickets = 200

/** Suggestions for a query, and whether the whole site was searched. An empty query suggests the most wanted pages. */
export function useSuggestions(query: string) {
  const siteMap = useSiteMap()
  const user = useCurrentUser()
  const [now] = useState(() => new Date())
  const articles = useStore((state) => visibleArticles(state, now))
  const tickets = useStore((state) =>
    user ? ticketsOf(state, user.id).slice(0, searchedTickets) : [],
  )

  const { rank, starters } = useMemo(() => {
    const pages = pageSuggestions(siteMap, user)
    const actions = actionSuggestions(user)
    const starterPages = starterPaths.flatMap((path) => pages.find(({ id }) => id === path) ?? [])
    return {
      rank: suggestionRanking([
        ...pages,
        ...articleSuggestions(articles),
        ...ticketSuggestions(tickets),
        ...actions,
      ]),
      starters: groupsOf([...starterPages, ...actions]),
    }
  }, [siteMap, user, articles, tickets])

  const { hits, isComplete } = useBestMatches(query, shownSections)
  const groups = useMemo(() => {
    return query === '' ? starters : withSections(rank(query), sectionSuggestions(hits))
  }, [query, rank, starters, hits])
  return { groups, isComplete }
}
