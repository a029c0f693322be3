import { useEffect, useRef } from 'react'
import type { PortalTab } from '../address/portal-address'

/** A link that changes the tab disappears with its panel; the focus then goes to the new tab. */
export function useFocusOnTab(tab: PortalTab) {
  const before = useRef(tab)
  useEffect(() => {
    if (before.current === tab) return
    before.current = tab
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('main [role=tab][aria-selected=true]')?.focus()
  }, [tab])
}
