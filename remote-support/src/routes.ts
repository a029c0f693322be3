import { defineRoutes } from '@fivefold/shared/routing/define-routes'
import { paths } from '@fivefold/shared/routing/paths'
import type { routeList } from './route-list'

export const routes = defineRoutes<typeof routeList>({
  [paths.support]: () => import('./support-home/support-home-page').then((m) => m.SupportHomePage),
  [paths.knowledgeBase]: () =>
    import('./knowledge-base/knowledge-base-page').then((m) => m.KnowledgeBasePage),
  [paths.newTicket]: () => import('./new-ticket/new-ticket-page').then((m) => m.NewTicketPage),
})
