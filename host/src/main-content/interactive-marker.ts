import { useEffect } from 'react'
import { mainId } from './main-content'

/**
 * Marks the landmark with `data-interactive` while React has rendered or hydrated what is in it.
 * Nothing of the site depends on it; the smoke test and the browser tests wait for it.
 */
export function InteractiveMarker() {
  useEffect(() => {
    const main = document.getElementById(mainId)
    main?.setAttribute('data-interactive', '')
    return () => main?.removeAttribute('data-interactive')
  }, [])
  return null
}
