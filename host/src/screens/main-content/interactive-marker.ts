import { useEffect, useLayoutEffect } from 'react'
import { hydratedEvent } from '@fivefold/shared/start/start-data'
import { mainId } from './main-content'

/**
 * Marks `<main>` with `data-interactive` once React has rendered or hydrated its content. Early actions are then
 * repeated (host/src/start/early-actions), and tests wait for it.
 */
export const InteractivePage = () => useMarker(mainId)

/** Marks the root element with `data-interactive` when the shell is interactive. */
export const InteractiveShell = () => useMarker('root')

function useMarker(id: string) {
  useLayoutEffect(() => {
    document.getElementById(id)?.dispatchEvent(new Event(hydratedEvent, { bubbles: true }))
  }, [id])
  useEffect(() => {
    const element = document.getElementById(id)
    element?.setAttribute('data-interactive', '')
    return () => element?.removeAttribute('data-interactive')
  }, [id])
  return null
}
