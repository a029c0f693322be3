import { defineRoutes } from '@fivefold/shared/routing/define-routes'
import { paths } from '@fivefold/shared/routing/paths'
import type { Answer } from './answers/answer'
import type { routeList } from './route-list'

const answer = async (content: Promise<{ answer: Answer }>) => {
  const [{ answerPage }, { answer }] = await Promise.all([import('./answers/answer-page'), content])
  return answerPage(answer)
}

export const routes = defineRoutes<typeof routeList>({
  [paths.support]: () => import('./support-home/support-home-page').then((m) => m.SupportHomePage),
  [paths.knowledgeBase]: () =>
    import('./knowledge-base/knowledge-base-page').then((m) => m.KnowledgeBasePage),
  '/support/kb/sign-in': () => answer(import('./answers/content/sign-in-content')),
  '/support/kb/invite-colleagues': () =>
    answer(import('./answers/content/invite-colleagues-content')),
  '/support/kb/invoices': () => answer(import('./answers/content/invoices-content')),
  '/support/kb/connect-integration': () =>
    answer(import('./answers/content/connect-integration-content')),
  '/support/kb/failed-run': () => answer(import('./answers/content/failed-run-content')),
  '/support/kb/export-data': () => answer(import('./answers/content/export-data-content')),
  '/support/kb/service-status': () => answer(import('./answers/content/service-status-content')),
  '/support/kb/api-keys': () => answer(import('./answers/content/api-keys-content')),
  '/support/kb/webhooks': () => answer(import('./answers/content/webhooks-content')),
  '/support/kb/single-sign-on': () => answer(import('./answers/content/single-sign-on-content')),
  '/support/kb/delete-data': () => answer(import('./answers/content/delete-data-content')),
  '/support/kb/data-region': () => answer(import('./answers/content/data-region-content')),
  [paths.newTicket]: () => import('./new-ticket/new-ticket-page').then((m) => m.NewTicketPage),
})
