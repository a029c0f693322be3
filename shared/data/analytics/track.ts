import { newFact } from '../../domain/model/record-id'
import { keepAnalyticsEvents } from '../store/site-store'
import { keepEarlyEvent, takeEarlyEvents } from './early-events'
import { sendEvent, type EventParams } from './send-event'

/** The path whose view the page's starter has counted. */
let counted: string | undefined

export function trackPageView(path: string, title: string): void {
  const isCounted = counted === path
  counted = undefined
  if (isCounted) return
  trackEvent('page_view', { page_path: path, page_title: title })
}

/** Logs the event, sends it to the tag manager, if there is one, and adds it to the store. */
export function trackEvent(name: string, params: EventParams = {}): void {
  sendEvent(name, params)
  const { id, at } = newFact()
  const event = { id, name, params: { ...params }, created_at: at }
  if (!keepAnalyticsEvents([event])) keepEarlyEvent(event)
}

/**
 * The first view was counted before the shell ran: do not count it again.
 * @internal For the host only.
 */
export function skipPageView(path: string): void {
  counted = path
}

/**
 * Adds events to the store that pages recorded before it ran.
 * @internal For the host only.
 */
export function keepEarlyEvents(): void {
  keepAnalyticsEvents(takeEarlyEvents())
}
