/** A part of a page in a chunk of its own, fetched at the first sign that it will be needed. */
export interface PartLoader<Part> {
  /** Fetches the chunk unless that has begun. A failed fetch is forgotten, so the next call retries. */
  preload: () => Promise<void>
  /** The part once it is there. */
  loaded: () => Part | undefined
  subscribe: (listener: () => void) => () => void
}

export function createPartLoader<Part>(load: () => Promise<Part>): PartLoader<Part> {
  const listeners = new Set<() => void>()
  let loaded: Part | undefined
  let loading: Promise<void> | undefined

  async function fetchPart() {
    try {
      loaded = await load()
    } catch (error) {
      loading = undefined
      throw error
    }
    for (const listener of listeners) listener()
  }

  return {
    preload: () => (loading ??= fetchPart()),
    loaded: () => loaded,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Handlers for the control that opens a part: pointing at it or reaching it fetches the part. */
export function preloadOnIntent({ preload }: Pick<PartLoader<unknown>, 'preload'>) {
  // A courtesy: if it fails, the press that follows tries again and says so.
  const preloadQuietly = () => void preload().catch(() => {})
  return {
    onPointerEnter: preloadQuietly,
    onTouchStart: preloadQuietly,
    onFocus: preloadQuietly,
  }
}
