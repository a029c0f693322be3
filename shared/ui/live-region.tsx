import { useEffect, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { Small } from './text'
import { VisuallyHidden } from './visually-hidden'

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

/**
 * A status that everybody sees. Screen readers need it in the tree while it is empty; it takes up no space then.
 * @example <StatusLine>Saved</StatusLine>
 */
export function StatusLine({ children }: { children: ReactNode }) {
  return <Status role="status">{children}</Status>
}

const Status = styled(Small)`
  &:empty {
    position: absolute;
  }
`
