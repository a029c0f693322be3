/** A part of the page in a chunk of its own, fetched as soon as it seems to be needed. */
export interface PartLoader<Part> {
  /** Fetches the chunk, once. After a failure the next call fetches it again. */
  preload: () => Promise<void>
  /** The part once it has been fetched. */
  loaded: () => Part | undefined
  subscribe: (listener: () => void) => () => void
}

/**
 * @param load gets the part from a chunk of its own.
 * @example const chart = createPartLoader(() => Promise.resolve(() => 'a chart'))
 */
export function createPartLoader<Part>(load: () => Promise<Part>): PartLoader<Part> {
  const listeners = new Set<() => void>()
  let part: Part | undefined
  let loading: Promise<void> | undefined

  async function fetchPart() {
    try {
      part = await load()
      for (const listener of listeners) listener()
    } catch (error) {
      loading = undefined
      throw error
    }
  }

  return {
    preload: () => (loading ??= fetchPart()),
    loaded: () => part,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * Props of the control that opens a part: hover, touch and focus fetch the part.
 * @example
 * const chart = createPartLoader(() => Promise.resolve(() => 'a chart'))
 * const props = preloadOnIntent(chart) // of the button that shows it
 */
export function preloadOnIntent({ preload }: Pick<PartLoader<unknown>, 'preload'>) {
  // If it fails, the press that follows tries again and reports the failure.
  const preloadQuietly = () => void preload().catch(() => {})
  return {
    onPointerEnter: preloadQuietly,
    onTouchStart: preloadQuietly,
    onFocus: preloadQuietly,
  }
}
