import type { BrowserArea } from './browser-storage'

/** The list stored under a key, with unchecked entries; empty if absent or unreadable. */
export function storedList(area: Pick<BrowserArea, 'get'>, key: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(area.get(key) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}
