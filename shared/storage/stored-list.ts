import type { BrowserArea } from './browser-storage'

/** The list that is stored under a key, with entries that nobody has checked; empty where there is none. */
export function storedList(area: Pick<BrowserArea, 'get'>, key: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(area.get(key) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}
