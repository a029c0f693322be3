import { paths } from '@fivefold/shared/routing/paths'
import { searchWith } from '@fivefold/shared/routing/search-with'

export const portalTabs = ['overview', 'tickets', 'roadmap', 'account'] as const

export type PortalTab = (typeof portalTabs)[number]

/** The chosen tab; a ticket's URL (`?ticket=`) needs no `tab` parameter. */
export function portalTabIn(search: URLSearchParams): PortalTab {
  if (search.has('ticket')) return 'tickets'
  return portalTabs.find((tab) => tab === search.get('tab')) ?? 'overview'
}

export const portalTabHref = (tab: PortalTab) =>
  tab === 'overview' ? paths.portal : `${paths.portal}?${new URLSearchParams({ tab })}`

/** Opens a ticket from the list; the list's filters stay in the URL for the way back. */
export const ticketHrefFrom = (search: URLSearchParams, ticketId: string) =>
  `${paths.portal}?${searchWith(search, { tab: 'tickets', ticket: ticketId })}`

export const listHrefFrom = (search: URLSearchParams) =>
  `${paths.portal}?${searchWith(search, { tab: 'tickets', ticket: '' })}`
