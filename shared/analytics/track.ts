import { newFact } from '../domain/model/record-id'
import { keepAnalyticsEvent } from '../store/site-store'

/** Parameters of an event as a tag manager takes them. */
export type EventParams = Readonly<Record<string, unknown>>

export function trackPageView(path: string, title: string): void {
  trackEvent('page_view', { page_path: path, page_title: title })
}

/** Logs the event, hands it to the tag manager where there is one, and keeps it in the store. */
export function trackEvent(name: string, params: EventParams = {}): void {
  console.info('[analytics]', name, params)
  sendToTagManager(name, params)
  const { id, at } = newFact()
  keepAnalyticsEvent({ id, name, params: { ...params }, created_at: at })
}

/** A tag manager is a function `gtag` or a list `dataLayer`; its failures do not reach the page. */
function sendToTagManager(name: string, params: EventParams): void {
  try {
    const gtag: unknown = Reflect.get(globalThis, 'gtag')
    const dataLayer: unknown = Reflect.get(globalThis, 'dataLayer')
    if (typeof gtag === 'function') gtag('event', name, params)
    else if (Array.isArray(dataLayer)) dataLayer.push({ event: name, ...params })
  } catch (error) {
    console.warn('[analytics] The tag manager failed', error)
  }
}
