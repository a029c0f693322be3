import { useEffect, useRef } from 'react'
import type { PortalTab } from '../address/portal-address'

/** Focuses the new tab when a link changes it, because the link disappears with its panel. */
export function useFocusOnTab(tab: PortalTab) {
  const before = useRef(tab)
  useEffect(() => {
    if (before.current === tab) return
    before.current = tab
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('main [role=tab][aria-selected=true]')?.focus()
  }, [tab])
}
