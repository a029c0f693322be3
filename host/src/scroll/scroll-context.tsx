import { createContext, use, useLayoutEffect, useMemo } from 'react'
import { useLocation, useNavigationType } from '@fivefold/shared/routing/link'
import type { ScrollKeeper } from './scroll-keeper'
import type { Visit } from './scroll-target'

/** Absent where there is no window to scroll. */
export const ScrollContext = createContext<ScrollKeeper | undefined>(undefined)

function useVisit(): Visit {
  const { key, pathname, search, hash } = useLocation()
  const navigation = useNavigationType()
  return useMemo(
    () => ({ key, pathname, search, hash, navigation }),
    [key, pathname, search, hash, navigation],
  )
}

/** Stands before the pages: tells the scroll keeper that another page is coming. */
export function PageLeave() {
  const keeper = use(ScrollContext)
  const visit = useVisit()
  useLayoutEffect(() => keeper?.leave(visit), [keeper, visit])
  return null
}

/** Stands after a page's content: once that is there, the scroll position can be set. */
export function PageReady() {
  const keeper = use(ScrollContext)
  const visit = useVisit()
  useLayoutEffect(() => keeper?.arrive(visit), [keeper, visit])
  return null
}
