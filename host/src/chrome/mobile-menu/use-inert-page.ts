import { useEffect, useRef } from 'react'
import { useScrollLock } from '@fivefold/shared/ui/scroll-lock'

/** Makes the covered page inert and locks scrolling. Closes the panel when the header becomes wide. */
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
    // A header that is wide enough for its menus hides this one.
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === 0) onClose()
    })
    observer.observe(panel.current)
    return () => observer.disconnect()
  }, [onClose])

  return panel
}

/** Live regions must still be announced. */
const isLiveRegion = (element: Element) => element.matches('[aria-live], :has([aria-live])')
