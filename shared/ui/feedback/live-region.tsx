import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../text/visually-hidden'

interface LiveRegionProps {
  children: string | false | undefined
  /** `assertive` interrupts; keep it for failures. */
  politeness?: 'polite' | 'assertive'
}

/** Milliseconds that a text stays, so that screen readers announce its change. */
const stay = 10_000

/**
 * Keep it mounted and change its text: a screen reader announces the change. The text is cleared later, so that
 * reading on does not find it.
 * @example <LiveRegion>3 invoices found</LiveRegion>
 */
export function LiveRegion({ children, politeness = 'polite' }: LiveRegionProps) {
  const [announced, setAnnounced] = useState<typeof children>('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(children), stay)
    return () => clearTimeout(timer)
  }, [children])
  return (
    <VisuallyHidden aria-live={politeness} aria-atomic="true">
      {children !== announced && children}
    </VisuallyHidden>
  )
}
