import { useEffect, useRef, type RefObject } from 'react'

/**
 * Focuses the open row, else the tab of the new view, because a link that changes the view disappears
 * with the old one.
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
