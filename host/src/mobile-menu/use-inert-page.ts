import { useEffect, useRef } from 'react'
import { useScrollLock } from '@fivefold/shared/ui/scroll-lock'

/** While the panel covers the page, the page is inert and does not scroll; a wide header closes the panel. */
export function useInertPage(onClose: () => void) {
  const panel = useRef<HTMLDivElement>(null)
  useScrollLock(true)

  useEffect(() => {
    const banner = panel.current?.closest('header')
    const rest = [...(banner?.parentElement?.children ?? [])].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element !== banner && !isLiveRegion(element),
    )
    for (const element of rest) element.inert = true
    return () => {
      for (const element of rest) element.inert = false
    }
  }, [])

  useEffect(() => {
    if (!panel.current) return
    // A header that has become wide enough for its menus hides this one.
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === 0) onClose()
    })
    observer.observe(panel.current)
    return () => observer.disconnect()
  }, [onClose])

  return panel
}

/** Its messages must still be announced. */
const isLiveRegion = (element: Element) => element.matches('[aria-live], :has([aria-live])')
