import { useEffect, useRef, type ReactNode } from 'react'

/** One view of the dialog. Its first field takes the focus when the view appears. */
export function AccountView({ children }: { children: ReactNode }) {
  const view = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Only after the dialog has taken the focus and remembered where it came from.
    const frame = requestAnimationFrame(() => view.current?.querySelector('input')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return <div ref={view}>{children}</div>
}
