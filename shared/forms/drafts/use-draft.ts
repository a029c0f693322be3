import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { readState } from '../../store/site-store'
import { editsOf, type FieldValues } from './field-values'
import { storedDraft } from './stored-draft'

/** What a form's note says about its draft. */
export interface DraftStatus {
  /** Whether any value differs from the initial ones. */
  readonly edited: boolean
  /** When the edits of an earlier visit were typed, once they have been filled in. */
  readonly restoredFrom: Date | undefined
  /** Whether the browser refuses to keep what was typed. */
  readonly isRefused: boolean
}

export interface Draft<Values> extends DraftStatus {
  readonly values: Values
  readonly change: (changes: Partial<Values>) => void
  /** Forgets the draft and returns to the initial values: on Cancel and after Submit. */
  readonly discard: () => void
}

/**
 * The values of a form. Under a name the browser keeps the edits through a reload, for 7 days and for
 * the account that is signed in when the form opens. The first render has the initial values, so that
 * it equals the server's; what was kept is filled in right after. Fields without edits follow when the
 * initial values change.
 * @example
 * const { values, change } = useDraft('billing', { company: '' })
 * <input value={values.company} onChange={({ target }) => change({ company: target.value })} />
 */
export function useDraft<Values extends FieldValues>(
  name: string | undefined,
  initial: Values,
): Draft<Values> {
  const [edits, setEdits] = useState<Partial<Values>>({})
  const [restoredFrom, setRestoredFrom] = useState<Date>()
  const [isRefused, setRefused] = useState(false)
  // Several changes may come before the next render.
  const latest = useRef(edits)
  const start = useRef(initial)

  function hold(next: Partial<Values>) {
    latest.current = next
    setEdits(next)
  }

  const stored = useMemo(
    () =>
      name !== undefined &&
      storedDraft(name, readState().currentUser?.id, (isKept) => setRefused(!isKept)),
    [name],
  )

  // Before what was typed ahead of hydration is looked for: that comes on top.
  useLayoutEffect(() => {
    if (!stored) return
    const kept = stored.read(start.current)
    if (kept) {
      latest.current = kept.edits
      setEdits(kept.edits)
      setRestoredFrom(kept.savedAt)
    }
    window.addEventListener('pagehide', stored.flush)
    return () => {
      window.removeEventListener('pagehide', stored.flush)
      stored.flush()
    }
  }, [stored])

  return {
    values: { ...initial, ...edits },
    edited: Object.keys(edits).length > 0,
    restoredFrom,
    isRefused,
    change(changes) {
      hold(editsOf({ ...latest.current, ...changes }, initial))
      if (stored) stored.write(latest.current as FieldValues)
    },
    discard() {
      if (stored) stored.forget()
      hold({})
      setRestoredFrom(undefined)
      setRefused(false)
    },
  }
}
