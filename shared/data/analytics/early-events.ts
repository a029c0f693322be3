import { storeArea } from '../storage/browser-storage'
import { earlyEventsKey } from '../storage/storage-keys'
import { storedList } from '../storage/stored-list'
import { sendEvent, type EventParams } from './send-event'

/** An event as the store stores it. */
interface EarlyEvent {
  id: string
  name: string
  params: EventParams
  created_at: string
}

/** Same as the store's limit (domain/analytics/analytics-event.ts). */
const limit = 500

/** Logs an event and keeps it until a page with a running store takes it. */
export function recordEarlyEvent(name: string, params: EventParams): void {
  sendEvent(name, params)
  const now = Date.now()
  const id = `${now.toString(36)}-${Math.random().toString(36).slice(2)}`
  keepEarlyEvent({ id, name, params, created_at: new Date(now).toISOString() })
}

/** Each event has its own key, since a page that is left may write while the next one does. */
export function keepEarlyEvent(event: EarlyEvent): void {
  const kept = keptKeys()
  for (const key of kept.slice(0, 1 - limit)) storeArea.remove(key)
  storeArea.set(`${earlyEventsKey}-${event.created_at}-${event.id}`, JSON.stringify([event]))
}

/** Removes and returns the events, oldest first and unchecked. */
export function takeEarlyEvents(): readonly unknown[] {
  return keptKeys().flatMap((key) => {
    const events = storedList(storeArea, key)
    storeArea.remove(key)
    return events
  })
}

const keptKeys = () => storeArea.keys(earlyEventsKey).toSorted()
