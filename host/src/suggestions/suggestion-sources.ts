import { articleHref, paths, ticketHref } from '@fivefold/shared/routing/paths'
import type { RouteEntry } from '@fivefold/shared/routing/remote-contract'
import type { User } from '@fivefold/shared/domain/accounts/user'
import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { verdictOn } from '@fivefold/shared/routing/access-rule'
import type { Suggestion } from './suggestion'

/** The pages that the visitor may see, and the sections that their routes list for search. */
export function pageSuggestions(siteMap: readonly RouteEntry[], user: User | null): Suggestion[] {
  const found = new Map<string, Suggestion>()
  for (const route of siteMap) {
    if (route.path.includes(':') || verdictOn(route.access, user?.role) !== 'allowed') continue
    const page = { title: route.title, description: route.description, url: route.path }
    for (const { title, description, url } of [...(route.search ?? []), page]) {
      if (found.has(url)) continue
      found.set(url, { id: url, kind: 'page', title, about: description, target: { to: url } })
    }
  }
  return [...found.values()]
}

export const articleSuggestions = (articles: readonly KbArticle[]): Suggestion[] =>
  articles.map(({ id, title, category }) => ({
    id: `article ${id}`,
    kind: 'article',
    title,
    about: category,
    target: { to: articleHref(id) },
  }))

export const ticketSuggestions = (tickets: readonly SupportTicket[]): Suggestion[] =>
  tickets.map(({ id, subject, status }) => ({
    id: `ticket ${id}`,
    kind: 'ticket',
    title: subject,
    about: status,
    target: { to: ticketHref(id) },
  }))

export const actionSuggestions = (user: User | null): Suggestion[] => [
  user ? logOut : signIn,
  {
    id: 'toggle-theme',
    kind: 'action',
    title: 'Toggle theme',
    about: 'Light or dark',
    target: { action: 'toggle-theme' },
  },
  {
    id: 'submit-a-ticket',
    kind: 'action',
    title: 'Submit a ticket',
    about: 'Tell support what happened',
    target: { to: paths.newTicket },
  },
]

const signIn: Suggestion = {
  id: 'sign-in',
  kind: 'action',
  title: 'Sign in',
  about: 'Login or register',
  target: { action: 'sign-in' },
}

const logOut: Suggestion = {
  id: 'log-out',
  kind: 'action',
  title: 'Log out',
  about: 'End the session',
  target: { action: 'log-out' },
}
