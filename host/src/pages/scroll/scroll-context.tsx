import { createContext, use, useLayoutEffect, useMemo, useEffect } from 'react'
import { useLocation, useNavigationType } from '@fivefold/shared/routing/link'
import type { ScrollKeeper } from './scroll-keeper'
import type { Visit } from './scroll-target'
import { markParameter } from '@fivefold/shared/routing/mark-parameter'

/** Undefined on a server, which has no window to scroll. */
export const ScrollContext = createContext<ScrollKeeper | undefined>(undefined)

function useVisit(): Visit {
  const { key, pathname, search, hash } = useLocation()
  const navigation = useNavigationType()
  return useMemo(
    () => ({ key, pathname, search, hash, navigation }),
    [key, pathname, search, hash, navigation],
  )
}

/** Rendered before the page. Tells the scroll keeper that another page will be shown. */
export function PageLeave() {
  const keeper = use(ScrollContext)
  const visit = useVisit()
  useLayoutEffect(() => keeper?.leave(visit), [keeper, visit])
  return null
}

/** Rendered after a page's content. From then on the scroll position can be set. */
export function PageReady() {
  const keeper = use(ScrollContext)
  const visit = useVisit()
  useLayoutEffect(() => keeper?.arrive(visit), [keeper, visit])
  useMarkedPassage(visit)
  return null
}

/** Shows the words that the address asks for, wherever the page hides them. */
function useMarkedPassage(visit: Visit) {
  useEffect(() => {
    if (!visit.search.includes(`${markParameter}=`)) return
    const left = new AbortController()
    import('./show-marked')
      .then(({ showMarked }) => showMarked(visit, left.signal))
      .catch((error: unknown) => console.error('[passage] Not marked', error))
    return () => left.abort()
  }, [visit])
}
