import { queryWith } from '@fivefold/shared/address/address-query'
import { choiceParam, type AddressSchema } from '@fivefold/shared/address/address-schema'
import { paths } from '@fivefold/shared/routing/paths'

export const portalTabs = ['overview', 'tickets', 'roadmap', 'account'] as const

export type PortalTab = (typeof portalTabs)[number]

const tabParam = choiceParam<PortalTab>('tab', portalTabs, 'overview')

/** A ticket's URL (`?ticket=`) needs no `tab` parameter. */
export const portalAddress: AddressSchema<{ tab: PortalTab }> = {
  tab: {
    ...tabParam,
    read: (query) => (query.has('ticket') ? 'tickets' : tabParam.read(query)),
  },
}

export const portalTabHref = (tab: PortalTab) =>
  tab === 'overview' ? paths.portal : `${paths.portal}?${new URLSearchParams({ tab })}`

/** Keeps the list's filters in the URL of the ticket, for the way back. */
export const ticketHrefFrom = (search: string, ticketId: string) =>
  paths.portal + queryWith(search, { tab: 'tickets', ticket: ticketId })

export const listHrefFrom = (search: string) =>
  paths.portal + queryWith(search, { tab: 'tickets', ticket: null })
