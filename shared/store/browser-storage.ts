export type WriteOutcome = 'written' | 'full' | 'unavailable'

/** A browser storage area that never throws. */
export interface StorageArea {
  get(key: string): string | null
  set(key: string, value: string): WriteOutcome
  remove(key: string): void
  keys(prefix?: string): string[]
}

/** Shared by all tabs, kept when the browser closes. */
export const localArea: StorageArea = storageArea(() => globalThis.localStorage)
/** Of this tab alone. */
export const sessionArea: StorageArea = storageArea(() => globalThis.sessionStorage)

/**
 * Where there is no storage (a server, a test, a browser that forbids it) values live in memory,
 * so that callers need no second path. A full storage says so and keeps what it had.
 */
export function storageArea(find: () => Storage | undefined): StorageArea {
  const memory = new Map<string, string>()

  function storage(): Storage | undefined {
    try {
      return find()
    } catch {
      return undefined
    }
  }

  return {
    get(key) {
      try {
        return memory.get(key) ?? storage()?.getItem(key) ?? null
      } catch {
        return null
      }
    },
    set(key, value) {
      try {
        const area = storage()
        if (area) {
          area.setItem(key, value)
          memory.delete(key)
          return 'written'
        }
      } catch (error) {
        if (isFull(error)) return 'full'
      }
      memory.set(key, value)
      return 'unavailable'
    },
    remove(key) {
      memory.delete(key)
      try {
        storage()?.removeItem(key)
      } catch {
        // Nothing to remove where nothing can be kept.
      }
    },
    keys(prefix = '') {
      const found = new Set(memory.keys())
      try {
        const area = storage()
        const length = area?.length ?? 0
        for (let index = 0; index < length; index += 1) {
          const key = area?.key(index) ?? null
          if (key !== null) found.add(key)
        }
      } catch {
        // What memory holds is all there is.
      }
      return [...found].filter((key) => key.startsWith(prefix))
    },
  }
}

function isFull(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED')
  )
}
