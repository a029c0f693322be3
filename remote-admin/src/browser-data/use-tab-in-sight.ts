import { useEffect, type RefObject } from 'react'
import { adminViews, type AdminView } from './admin-address'

/** Pixels of the next tab that stay to be seen. */
const peek = 32

/** Scrolls the row of tabs, and nothing else, to the chosen one: on a phone it does not hold all. */
export function useTabInSight(region: RefObject<HTMLElement | null>, view: AdminView) {
  useEffect(() => {
    const tab = region.current?.querySelectorAll('[role=tab]')[adminViews.indexOf(view)]
    const row = tab?.parentElement
    if (!tab || !row) return
    const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
    if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right + peek
    if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left + peek
  }, [region, view])
}
