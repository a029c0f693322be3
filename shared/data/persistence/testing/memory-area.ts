import type { BrowserArea } from '../../storage/browser-storage'

/** Storage in a map, which a test reads and fills. */
export function memoryArea(stored = new Map<string, string>()): BrowserArea {
  return {
    get: (key) => stored.get(key) ?? null,
    set(key, value) {
      stored.set(key, value)
      return 'written'
    },
    remove: (key) => void stored.delete(key),
    keys: (prefix = '') => [...stored.keys()].filter((key) => key.startsWith(prefix)),
  }
}
