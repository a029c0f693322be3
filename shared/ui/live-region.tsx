import type { ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden'

interface LiveRegionProps {
  children: ReactNode
  /** `assertive` interrupts; keep it for failures. */
  politeness?: 'polite' | 'assertive'
}

/** Keep it mounted and change its text: then a screen reader says the text. */
export function LiveRegion({ children, politeness = 'polite' }: LiveRegionProps) {
  return (
    <VisuallyHidden aria-live={politeness} aria-atomic="true">
      {children}
    </VisuallyHidden>
  )
}
