import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { takeTypedAhead } from './sign-in-store'

interface AccountViewProps {
  /** Adds what was typed before the view was there. */
  onTypedAhead: (text: string) => void
  children: ReactNode
}

/** One view of the dialog. Its first field takes the focus when the view appears. */
export function AccountView({ onTypedAhead, children }: AccountViewProps) {
  const view = useRef<HTMLDivElement>(null)

  const takeFocus = useEffectEvent(() => {
    const { text, isLeft } = takeTypedAhead()
    // At once: the next key goes to the field itself, behind this text.
    if (text !== '') flushSync(() => onTypedAhead(text))
    // On a busy device a visitor may have chosen one before this frame.
    if (text === '' && view.current?.querySelector('input:focus')) return
    const field = view.current?.querySelectorAll('input')[isLeft ? 1 : 0]
    field?.focus()
    // As Tab does: an email that another view has brought along is kept or typed over.
    if (text === '') field?.select()
  })

  useEffect(() => {
    // Only after the dialog has taken the focus and remembered where it came from.
    const frame = requestAnimationFrame(() => takeFocus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return <div ref={view}>{children}</div>
}
