import { useCallback, useEffect, useRef, useState } from 'react'
import { readDraft, removeDraft, writeDraft, type DraftFields } from './draft-storage'

/** Milliseconds without a change after which a draft is written. */
const writeDelay = 400

export interface Draft<Fields> {
  readonly values: Fields
  /** True once an unfinished draft of an earlier visit has been filled in. */
  readonly restored: boolean
  readonly change: (patch: Partial<Fields>) => void
  /** Forgets the draft and returns to the initial values: on Cancel and after Submit. */
  readonly discard: () => void
}

/**
 * Keeps an unfinished form in the browser under its own key. The first render has the initial
 * values, so that it equals the server's; a stored draft is filled in right after.
 */
export function useDraft<Fields extends DraftFields>(key: string, initial: Fields): Draft<Fields> {
  const start = useRef(initial)
  const pending = useRef<{ values: Fields; timer: number } | null>(null)
  const [values, setValues] = useState(initial)
  const [restored, setRestored] = useState(false)

  useEffect(() => {
    const stored = readDraft(key, start.current)
    if (stored) {
      setValues(stored)
      setRestored(true)
    }
    const flush = () => {
      if (!pending.current) return
      window.clearTimeout(pending.current.timer)
      writeDraft(key, pending.current.values)
      pending.current = null
    }
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [key])

  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  }, [values])

  const change = useCallback(
    (patch: Partial<Fields>) => {
      const next = { ...latest.current, ...patch }
      latest.current = next
      setValues(next)
      if (pending.current) window.clearTimeout(pending.current.timer)
      const timer = window.setTimeout(() => {
        pending.current = null
        writeDraft(key, next)
      }, writeDelay)
      pending.current = { values: next, timer }
    },
    [key],
  )

  const discard = useCallback(() => {
    if (pending.current) window.clearTimeout(pending.current.timer)
    pending.current = null
    removeDraft(key)
    latest.current = start.current
    setValues(start.current)
    setRestored(false)
  }, [key])

  return { values, restored, change, discard }
}
