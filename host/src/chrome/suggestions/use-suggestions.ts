import { useMemo } from 'react'
import { useBestMatches } from '@fivefold/shared/search/use-best-matches'
import { useSiteMap } from '@fivefold/shared/routing/site-map'
import { useCurrentUser } from '@fivefold/shared/session/current-user'
import { useStore } from '@fivefold/shared/store/site-store'
import { ticketsOf } from '@fivefold/shared/domain/tickets/ticket-selectors'
import {
  actionSuggestions,
  deskSuggestions,
  starterSuggestions,
  ticketSuggestions,
} from './suggestion-sources'
import { groupsOf, titlesWith } from './suggestion-groups'
import type { SearchHit } from '@fivefold/shared/search/section-ranking'
import { shownHit } from '@fivefold/shared/search/shown-hit'
import { useDeskTickets } from './use-desk-tickets'
import type { Suggestion } from './suggestion'

/** Number of the site's best matches that are suggested. */
const shownMatches = 8

/** Number of latest tickets that are searched; older ones are found in the portal. */
const searchedTickets = 200

/**
 * Suggestions for a query: actions and the visitor's tickets by their names, then the site's best matches, ranked as on
 * the search page. An empty query suggests the most wanted pages.
 */
export function useSuggestions(query: string) {
  const siteMap = useSiteMap()
  const user = useCurrentUser()
  const tickets = useStore((state) =>
    user ? ticketsOf(state, user.id).slice(0, searchedTickets) : [],
  )
  const { hits, isComplete, isLoading } = useBestMatches(query, shownMatches, true)
  const atDesk = useDeskTickets(query)
  const groups = useMemo(() => {
    const actions = actionSuggestions(user)
    if (query === '') return groupsOf([...starterSuggestions(siteMap), ...actions])
    const named = titlesWith(query, [...actions, ...ticketSuggestions(tickets)])
    return groupsOf([...deskSuggestions(atDesk), ...named, ...matchSuggestions(hits)])
  }, [query, siteMap, user, tickets, atDesk, hits])
  return { groups, isComplete, isLoading }
}

/** The site's best matches, each with its passage. */
const matchSuggestions = (hits: readonly SearchHit[]): Suggestion[] =>
  hits.map(shownHit).map(({ href, title, titleWords, place, passage }) => ({
    id: `match ${href} ${title}`,
    kind: 'match',
    title,
    about: place === '' ? passage.text : `${place} · ${passage.text}`,
    words: [...passage.words, ...titleWords],
    target: { to: href },
  }))
