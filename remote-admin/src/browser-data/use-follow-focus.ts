import { useEffect, useRef, type RefObject } from 'react'

/**
 * A link that changes the view disappears with the old one. The focus then goes to the open row if
 * there is one, else to the tab of the new view.
 */
export function useFollowFocus(region: RefObject<HTMLElement | null>, view: string) {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    if (document.activeElement !== document.body) return
    const target =
      region.current?.querySelector<HTMLElement>('[aria-expanded=true]') ??
      region.current?.querySelector<HTMLElement>('[aria-selected=true]')
    target?.focus()
  }, [region, view])
}
