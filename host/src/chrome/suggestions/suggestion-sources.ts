import { paths, ticketHref } from '@fivefold/shared/routing/paths'
import type { RouteEntry } from '@fivefold/shared/routing/remote-contract'
import type { User } from '@fivefold/shared/domain/accounts/user'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import type { Suggestion } from './suggestion'

/** The most wanted pages, suggested while the field is empty. */
const starterPaths: readonly string[] = [
  paths.cortex,
  paths.pricing,
  paths.demo,
  paths.knowledgeBase,
]

export const starterSuggestions = (siteMap: readonly RouteEntry[]): Suggestion[] =>
  starterPaths
    .flatMap((wanted) => siteMap.find(({ path }) => path === wanted) ?? [])
    .map(({ path, title, description }) => ({
      id: path,
      kind: 'page',
      title,
      about: description,
      target: { to: path },
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
