import { createElement, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { notify } from '@fivefold/shared/notify/toast'
import type { PartLoader } from './part-loader'

interface LazyPartProps<Props extends object> {
  loader: PartLoader<Props>
  /** Whether the visitor waits for the part now. */
  wanted: boolean
  /** The part cannot be had: whoever wanted it takes the wish back. */
  onFailure: () => void
  partProps: Props
}

/** Renders a part once it has been fetched; tells the visitor when that fails. */
export function LazyPart<Props extends object>({
  loader,
  wanted,
  onFailure,
  partProps,
}: LazyPartProps<Props>) {
  const part = useSyncExternalStore(loader.subscribe, loader.loaded, () => undefined)
  const awaited = wanted && part === undefined

  const giveUp = useEffectEvent(() => {
    onFailure()
    notify({
      title: 'This did not load',
      description: 'Check your connection and try again.',
      tone: 'destructive',
    })
  })

  useEffect(() => {
    if (awaited) loader.preload().catch(giveUp)
  }, [loader, awaited])

  return part === undefined ? null : createElement(part, partProps)
}
