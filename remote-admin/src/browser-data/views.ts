import type { ComponentType } from 'react'
import { choiceParam } from '@fivefold/shared/address/address-schema'
import { AccountsView } from '../accounts/accounts-view'
import { AuditView } from '../audit/audit-view'
import { CommentsView } from '../comments/comments-view'
import { ErrorsView } from '../errors/errors-view'
import { IdeasView } from '../ideas/ideas-view'
import { LeadsView } from '../leads/leads-view'
import { OverviewView, OverviewWithoutTickets } from '../overview/overview-view'
import { TicketsView } from '../tickets/tickets-view'
import { VotesView } from '../votes/votes-view'
import { adminHref, adminViews, type AdminView } from '../address/admin-address'
import { extensions } from '../extensions'
import { browserDataContent } from './browser-data-content'

const own: Readonly<Record<AdminView, ComponentType>> = {
  overview: OverviewView,
  leads: LeadsView,
  tickets: TicketsView,
  audit: AuditView,
  votes: VotesView,
  ideas: IdeasView,
  comments: CommentsView,
  accounts: AccountsView,
  errors: ErrorsView,
}

const { title, lead, tabs } = browserDataContent

/** The overview of this browser's records, where an extension has another one. */
const ownOverview = 'browser'

const isReplaced = (name: string) => extensions.some((extra) => extra.name === name)

const ownViews = adminViews
  .map((view) => ({
    name: view === 'overview' && isReplaced(view) ? ownOverview : view,
    tab: tabs[view],
    title,
    lead,
    View: view === 'overview' && isReplaced('tickets') ? OverviewWithoutTickets : own[view],
    isExtra: false,
    isOffered: () => true,
  }))
  .filter(({ name }) => !isReplaced(name))

/** The records of this browser, one kind each, and what extensions add, or show in place of a kind. */
const views = [
  ...extensions.map((extra) => ({
    isOffered: () => true,
    ...extra,
    tab: extra.tab ?? extra.title,
    isExtra: true,
  })),
  ...ownViews,
]

/** Whether the records of this browser are behind a link. */
export const hasExtra = extensions.length > 0

/** The view with the sample figures. */
export const sampleView = isReplaced('overview') ? ownOverview : 'overview'

/** The view of a name, and those that stand beside it. Who may not see a view gets the first one. */
export function viewsAround(name: string) {
  const offered = views.filter(({ isOffered }) => isOffered())
  const shown = offered.find((view) => view.name === name) ?? offered[0]
  return { shown, beside: offered.filter(({ isExtra }) => isExtra === shown?.isExtra) }
}

export const recordsHref = adminHref(ownOverview)

export const viewAddress = {
  view: choiceParam<string>(
    'view',
    views.map(({ name }) => name),
    'overview',
  ),
}
