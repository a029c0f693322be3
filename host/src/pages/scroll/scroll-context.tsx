import { createContext, use, useLayoutEffect, useMemo } from 'react'
import { useLocation, useNavigationType } from '@fivefold/shared/routing/link'
import type { ScrollKeeper } from './scroll-keeper'
import type { Visit } from './scroll-target'
import { useMarkedPassage } from './use-marked-passage'

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
