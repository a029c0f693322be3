import { useEffect, useLayoutEffect } from 'react'
import { hydratedEvent } from '@fivefold/shared/start/start-data'
import { mainId } from './main-content'

/**
 * Marks the landmark with `data-interactive` while React has rendered or hydrated what is in it: what a
 * visitor did before is done then (host/starter), and tests wait for it.
 */
export const InteractivePage = () => useMarker(mainId)

/** The same of the shell around it, at the root element. */
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
