import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { takeTypedAhead } from './sign-in-store'

interface AccountViewProps {
  /** Receives text that was typed before the view appeared. */
  onTypedAhead: (text: string) => void
  children: ReactNode
}

/** One view of the dialog. Its first field takes the focus when the view appears. */
export function AccountView({ onTypedAhead, children }: AccountViewProps) {
  const view = useRef<HTMLDivElement>(null)

  const takeFocus = useEffectEvent(() => {
    const { text, isLeft } = takeTypedAhead()
    // Synchronously: the next key goes to the field itself, after this text.
    if (text !== '') flushSync(() => onTypedAhead(text))
    // On a slow device, the visitor may have chosen a field before this frame.
    if (text === '' && view.current?.querySelector('input:focus')) return
    const field = view.current?.querySelectorAll('input')[isLeft ? 1 : 0]
    field?.focus()
    // Selects like Tab does: an email from another view can be kept or typed over.
    if (text === '') field?.select()
  })

  useEffect(() => {
    // Wait until the dialog has taken the focus and remembered where it was.
    const frame = requestAnimationFrame(() => takeFocus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return <div ref={view}>{children}</div>
}
