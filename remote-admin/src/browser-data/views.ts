import type { ComponentType } from 'react'
import { choiceParam } from '@fivefold/shared/address/address-schema'
import { AccountsView } from '../accounts/accounts-view'
import { AuditView } from '../audit/audit-view'
import { CommentsView } from '../comments/comments-view'
import { ErrorsView } from '../errors/errors-view'
import { IdeasView } from '../ideas/ideas-view'
import { LeadsView } from '../leads/leads-view'
import { OverviewView } from '../overview/overview-view'
import { TicketsView } from '../tickets/tickets-view'
import { VotesView } from '../votes/votes-view'
import { adminViews, type AdminView } from '../address/admin-address'
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

/** The records of this browser, one kind each, and what extensions add, or show in place of a kind. */
export const views = [
  ...adminViews.map((name) => ({
    tab: tabs[name],
    ...(extensions.find((extra) => extra.name === name) ?? { name, title, lead, View: own[name] }),
  })),
  ...extensions
    .filter(({ name }) => !adminViews.some((own) => own === name))
    .map((extra) => ({ ...extra, tab: extra.title })),
]

export const viewAddress = {
  view: choiceParam<string>(
    'view',
    views.map(({ name }) => name),
    'overview',
  ),
}
