import { ticketNumberWords } from '@fivefold/shared/domain/tickets/ticket-number'
import type { FoundTicket } from './use-desk-tickets'
import { ticketHref } from '@fivefold/shared/routing/paths'
import type { RouteEntry } from '@fivefold/shared/routing/remote-contract'
import type { User } from '@fivefold/shared/domain/accounts/user'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { accountLink } from '../navigation/navigation-content'
import type { Suggestion } from './suggestion'
import { deskHref, starterPaths, suggestedActions } from './suggestion-content'

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
    target: { to: deskHref(ticket.id) },
  }))

const ticketSuggestion = (ticket: FoundTicket) => ({
  id: `ticket ${ticket.id}`,
  title: ticket.subject,
  number: ticketNumberWords(ticket),
  about: [ticketNumberWords(ticket), ticket.status].filter(Boolean).join(' · '),
})

export const actionSuggestions = (user: User | null): Suggestion[] => [
  ...(user ? [logOut] : accountLink ? [signIn] : []),
  {
    id: 'toggle-theme',
    kind: 'action',
    title: 'Toggle theme',
    about: 'Light or dark',
    target: { action: 'toggle-theme' },
  },
  ...suggestedActions,
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
