import { useEffect, useRef } from 'react'
import type { PortalTab } from '../address/portal-address'

/** A link inside a panel goes away with it; the focus then waits on the tab that it led to. */
export function useFocusOnTab(tab: PortalTab) {
  const before = useRef(tab)
  useEffect(() => {
    if (before.current === tab) return
    before.current = tab
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('main [role=tab][aria-selected=true]')?.focus()
  }, [tab])
}
