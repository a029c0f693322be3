import { localArea } from '../../data/storage/browser-storage'
import { viewsPrefix } from '../../data/storage/storage-keys'
import { isRecord, readJson } from '../../data/storage/stored-json'

const keyOf = (userId: string) => viewsPrefix + userId

/** Parameters of one visit: an opened record, a page of a list, a search. */
const passing = ['ticket', 'open', 'page', 'q']

/**
 * The query of an address without parameters of one visit: tab, filters and sorting.
 * @example lastingQuery('?tab=tickets&ticket=t-1') // '?tab=tickets'
 */
export function lastingQuery(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of passing) query.delete(name)
  const text = query.toString()
  return text && `?${text}`
}

/**
 * The query that a user saw last in an area, or in one of its tabs (`portal/tickets`); empty if unknown.
 * @example rememberedView('u-1', 'portal/tickets') // '?tab=tickets&status=open'
 */
export function rememberedView(userId: string, place: string): string {
  const query = readViews(userId)[place]
  return typeof query === 'string' && query.startsWith('?') ? query : ''
}

/**
 * Stores the query for the area and for its tab.
 * @example rememberView('u-1', 'portal', 'tickets', '?tab=tickets&status=open')
 */
export function rememberView(userId: string, area: string, tab: string, search: string): void {
  const query = lastingQuery(search)
  const views = { ...readViews(userId), [area]: query, [`${area}/${tab}`]: query }
  localArea.set(keyOf(userId), JSON.stringify(views))
}

/** @example forgetViews('u-1') */
export function forgetViews(userId: string): void {
  localArea.remove(keyOf(userId))
}

function readViews(userId: string): Readonly<Record<string, unknown>> {
  const views = readJson(localArea.get(keyOf(userId)) ?? '')
  return isRecord(views) ? views : {}
}
