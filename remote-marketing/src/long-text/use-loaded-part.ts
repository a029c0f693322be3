import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { keepTrying } from '@fivefold/shared/loading/network'
import type { PartLoader } from '@fivefold/shared/loading/part-loader'

type LoadedPart<Part> =
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; part: Part }

/** Fetches a part; after a failure again when the site answers. A fetched part is there at once. */
export function useLoadedPart<Part>({ loaded, preload, subscribe }: PartLoader<Part>) {
  const part = useSyncExternalStore(subscribe, loaded, none)
  const [hasFailed, setHasFailed] = useState(false)

  const load = useCallback(() => {
    preload().then(
      () => setHasFailed(false),
      () => setHasFailed(true),
    )
  }, [preload])

  useEffect(load, [load])
  useEffect(() => (hasFailed ? keepTrying(load) : undefined), [hasFailed, load])

  return { state: stateOf(part, hasFailed), retry: load }
}

function stateOf<Part>(part: Part | undefined, hasFailed: boolean): LoadedPart<Part> {
  if (part !== undefined) return { status: 'ready', part }
  return { status: hasFailed ? 'failed' : 'loading' }
}

const none = () => undefined
