import { useEffect } from 'react'
import { markParameter } from '@fivefold/shared/routing/mark-parameter'
import type { Visit } from './scroll-target'

/** Shows the words that the address asks for, wherever the page hides them. */
export function useMarkedPassage(visit: Visit) {
  useEffect(() => {
    if (!visit.search.includes(`${markParameter}=`)) return
    const left = new AbortController()
    import('./show-marked')
      .then(({ showMarked }) => showMarked(visit, left.signal))
      .catch((error: unknown) => console.error('[passage] Not marked', error))
    return () => left.abort()
  }, [visit])
}
