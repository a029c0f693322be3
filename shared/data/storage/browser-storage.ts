export type WriteOutcome = 'written' | 'full' | 'unavailable'

/** A storage area of the browser that never throws. */
export interface BrowserArea {
  /** Undefined if access is forbidden, null if the key does not exist. */
  get(key: string): string | null | undefined
  set(key: string, value: string): WriteOutcome
  remove(key: string): void
  keys(prefix?: string): string[]
}

/** An area that keeps refused values in memory. */
export interface StorageArea extends BrowserArea {
  get(key: string): string | null
}

/**
 * For the store, which must know whether a value is stored.
 * @internal For the host only.
 */
export const storeArea: BrowserArea = /* @__PURE__ */ browserArea(() => globalThis.localStorage)
/**
 * Shared by all tabs; kept when the browser closes.
 * @example localArea.set('fivefold-billing-view', 'year') // 'written', or why not
 */
export const localArea: StorageArea = /* @__PURE__ */ storageArea(() => globalThis.localStorage)
/**
 * For this tab only.
 * @example sessionArea.get('fivefold-billing-step') // null where nothing is kept
 */
export const sessionArea: StorageArea = /* @__PURE__ */ storageArea(() => globalThis.sessionStorage)

/**
 * Even access may throw. Without storage, as on a server, everything is refused.
 * @internal For the host only.
 */
export function browserArea(find: () => Storage | undefined): BrowserArea {
  return {
    get: (key) => attempt(() => find()?.getItem(key), undefined),
    set(key, value) {
      try {
        const area = find()
        area?.setItem(key, value)
        return area ? 'written' : 'unavailable'
      } catch (error) {
        return isFull(error) ? 'full' : 'unavailable'
      }
    },
    remove: (key) => attempt(() => find()?.removeItem(key), undefined),
    keys: (prefix = '') =>
      attempt(() => {
        const area = find()
        const names = Array.from({ length: area?.length ?? 0 }, (_, index) => area?.key(index))
        return names.flatMap((name) => (name?.startsWith(prefix) ? name : []))
      }, []),
  }
}

function attempt<Result>(run: () => Result, otherwise: Result): Result {
  try {
    return run()
  } catch {
    return otherwise
  }
}

/**
 * Keeps a value in memory if storage refuses it: it is full, forbidden, or absent as on a server. Callers need no
 * second path.
 * @internal For the host only.
 */
export function storageArea(find: () => Storage | undefined): StorageArea {
  const memory = new Map<string, string>()
  const browser = browserArea(find)
  return {
    get: (key) => memory.get(key) ?? browser.get(key) ?? null,
    set(key, value) {
      const outcome = browser.set(key, value)
      if (outcome === 'written') memory.delete(key)
      else memory.set(key, value)
      return outcome
    },
    remove(key) {
      memory.delete(key)
      browser.remove(key)
    },
    keys(prefix = '') {
      const kept = [...memory.keys()].filter((key) => key.startsWith(prefix))
      return [...new Set([...kept, ...browser.keys(prefix)])]
    },
  }
}

function isFull(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED')
  )
}
