import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** A part of the page in its own chunk, fetched when it is likely needed. */
export interface PartLoader<Part> {
  /** Fetches the chunk once; after a failure, the next call fetches it again. */
  preload: () => Promise<void>
  /** The part once it has been fetched. */
  loaded: () => Part | undefined
  subscribe: (listener: () => void) => () => void
}

/**
 * @param load imports the part's chunk.
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
 * A part as soon as it is fetched.
 * @param wanted fetches it now.
 * @param onFailure called when it cannot be fetched.
 * @example
 * const chart = createPartLoader(() => Promise.resolve(() => 'a chart'))
 * const useChart = (isOpen: boolean) => useLoadedPart(chart, isOpen)
 */
export function useLoadedPart<Part>(
  { subscribe, loaded, preload }: PartLoader<Part>,
  wanted: boolean,
  onFailure: (error: unknown) => void = console.error,
): Part | undefined {
  const part = useSyncExternalStore(subscribe, loaded, () => undefined)
  const fail = useEffectEvent(onFailure)
  const isMissing = wanted && part === undefined
  useEffect(() => {
    if (isMissing) preload().catch(fail)
  }, [preload, isMissing])
  return part
}

/**
 * Props for the control that opens a part: hover, touch and focus fetch the part.
 * @example
 * const chart = createPartLoader(() => Promise.resolve(() => 'a chart'))
 * const props = preloadOnIntent(chart) // of the button that shows it
 */
export function preloadOnIntent({ preload }: Pick<PartLoader<unknown>, 'preload'>) {
  // After a failure, the press fetches the part again and reports the failure.
  const preloadQuietly = () => void preload().catch(() => {})
  return {
    onPointerEnter: preloadQuietly,
    onTouchStart: preloadQuietly,
    onFocus: preloadQuietly,
  }
}
