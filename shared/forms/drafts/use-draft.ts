import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { draftWriter, readDraft } from './draft-storage'
import { editsOf, type FieldValues } from './field-values'

export interface Draft<Values> {
  readonly values: Values
  /** Whether any value differs from the initial ones. */
  readonly edited: boolean
  /** Whether edits of an earlier visit have been filled in. */
  readonly restored: boolean
  readonly change: (changes: Partial<Values>) => void
  /** Forgets the draft and returns to the initial values: on Cancel and after Submit. */
  readonly discard: () => void
}

/**
 * The values of a form. Under a key the browser keeps them through a reload. The first render has
 * the initial values, so that it equals the server's; what was kept is filled in right after.
 * Fields without edits follow when the initial values change.
 */
export function useDraft<Values extends FieldValues>(
  key: string | undefined,
  initial: Values,
): Draft<Values> {
  const [edits, setEdits] = useState<Partial<Values>>({})
  const [restored, setRestored] = useState(false)
  // Several changes may come before the next render.
  const latest = useRef(edits)
  const start = useRef(initial)

  function hold(next: Partial<Values>) {
    latest.current = next
    setEdits(next)
  }

  const writer = useMemo(() => key !== undefined && draftWriter(key), [key])

  // Before what was typed ahead of hydration is looked for: that comes on top.
  useLayoutEffect(() => {
    if (!writer) return
    const kept = readDraft(writer.key, start.current)
    if (kept) {
      latest.current = kept
      setEdits(kept)
      setRestored(true)
    }
    window.addEventListener('pagehide', writer.flush)
    return () => {
      window.removeEventListener('pagehide', writer.flush)
      writer.flush()
    }
  }, [writer])

  return {
    values: { ...initial, ...edits },
    edited: Object.keys(edits).length > 0,
    restored,
    change(changes) {
      hold(editsOf({ ...latest.current, ...changes }, initial))
      if (writer) writer.write({ ...initial, ...latest.current })
    },
    discard() {
      if (writer) writer.forget()
      hold({})
      setRestored(false)
    },
  }
}
