import { useEffect, useSyncExternalStore } from 'react'
import type { PartLoader } from './part-loader'

/** A part that the page can do without, once it is wanted and fetched; a failure is only logged. */
export function usePart<Part>(loader: PartLoader<Part>, isWanted: boolean): Part | undefined {
  const part = useSyncExternalStore(loader.subscribe, loader.loaded, () => undefined)
  const isMissing = isWanted && part === undefined
  useEffect(() => {
    if (isMissing) loader.preload().catch((error: unknown) => console.error(error))
  }, [loader, isMissing])
  return isWanted ? part : undefined
}
