import { useEffect, useState } from 'react'
import { VisuallyHidden } from './visually-hidden'

interface LiveRegionProps {
  children: string | false | undefined
  /** `assertive` interrupts; keep it for failures. */
  politeness?: 'polite' | 'assertive'
}

/** Milliseconds that a text stays; screen readers take it up when it changes. */
const stay = 10_000

/**
 * Keep it mounted and change its text: then a screen reader says the text. It is cleared afterwards, so
 * that nobody who reads on comes across old news.
 * @example <LiveRegion>3 invoices found</LiveRegion>
 */
export function LiveRegion({ children, politeness = 'polite' }: LiveRegionProps) {
  const [said, setSaid] = useState<typeof children>('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(children), stay)
    return () => clearTimeout(timer)
  }, [children])
  return (
    <VisuallyHidden aria-live={politeness} aria-atomic="true">
      {children !== said && children}
    </VisuallyHidden>
  )
}
