import { ticketNumberWords } from '@fivefold/shared/domain/tickets/ticket-number'
import type { FoundTicket } from './use-desk-tickets'
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
  tickets.map((ticket) => ({
    ...ticketSuggestion(ticket),
    kind: 'ticket',
    target: { to: ticketHref(ticket.id) },
  }))

/** Tickets of all customers, which open at the desk. */
export const deskSuggestions = (tickets: readonly FoundTicket[]): Suggestion[] =>
  tickets.map((ticket) => ({
    ...ticketSuggestion(ticket),
    id: `desk ${ticket.id}`,
    kind: 'desk',
    target: { to: `${paths.admin}?${new URLSearchParams({ view: 'tickets', open: ticket.id })}` },
  }))

const ticketSuggestion = (ticket: FoundTicket) => ({
  id: `ticket ${ticket.id}`,
  title: ticket.subject,
  number: ticketNumberWords(ticket),
  about: [ticketNumberWords(ticket), ticket.status].filter(Boolean).join(' · '),
})

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
