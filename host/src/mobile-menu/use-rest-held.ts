import { useEffect, useRef } from 'react'
import { useScrollLock } from '@fivefold/shared/ui/scroll-lock'

/** While a panel covers the page, the page neither scrolls nor takes the focus; a wide header closes it. */
export function useRestHeld(onClose: () => void) {
  const panel = useRef<HTMLDivElement>(null)
  useScrollLock(true)

  useEffect(() => {
    const banner = panel.current?.closest('header')
    const rest = [...(banner?.parentElement?.children ?? [])].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element !== banner && !speaks(element),
    )
    for (const element of rest) element.inert = true
    return () => {
      for (const element of rest) element.inert = false
    }
  }, [])

  useEffect(() => {
    if (!panel.current) return
    // In a header that has become wide enough for its menus this one is not shown.
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === 0) onClose()
    })
    observer.observe(panel.current)
    return () => observer.disconnect()
  }, [onClose])

  return panel
}

/** Messages must stay audible. */
const speaks = (element: Element) => element.matches('[aria-live], :has([aria-live])')
