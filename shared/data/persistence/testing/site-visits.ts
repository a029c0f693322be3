import type { AnalyticsEvent } from '../../../domain/analytics/analytics-event'
import type { SiteState } from '../../../domain/site/site-state'
import type { Operation } from '../../../domain/site/site-operations'
import { seededState } from '../../../domain/site/seeds'
import type { SimulatedBrowser, SimulatedTab } from './simulated-browser'

export const itemId = seededState.roadmapItems[0]?.id ?? ''
export const articleId = seededState.kbArticles[0]?.id ?? ''

export const vote = (id: string): Operation => ({
  type: 'voteAdded',
  id,
  at: '',
  itemId,
  userId: id,
})
export const view = (id: string): Operation => ({ type: 'articleViewed', id, at: '', articleId })
export const ticket = (id: string): Operation => ({
  type: 'ticketOpened',
  id,
  at: '2026-11-02T08:00:00.000Z',
  userId: 'u',
  userName: 'Robin "the {Reader}"',
  category: 'Billing',
  priority: 'low',
  subject: `Subject of ${id}`,
  description: '',
})
export const event = (id: string): AnalyticsEvent => ({
  id,
  name: 'page_view',
  params: {},
  created_at: '',
})

/** A new tab, with all messages delivered. */
export function opened(browser: SimulatedBrowser): SimulatedTab {
  const tab = browser.open()
  browser.settle()
  return tab
}

/** Views of the first article since the seeds. */
export function viewsIn({ kbArticles }: SiteState): number {
  const before = seededState.kbArticles[0]?.view_count ?? 0
  return (kbArticles.find(({ id }) => id === articleId)?.view_count ?? 0) - before
}

export const keysOf = ({ truth }: SimulatedBrowser, prefix: string): string[] =>
  [...truth.keys()].filter((key) => key.startsWith(prefix))
