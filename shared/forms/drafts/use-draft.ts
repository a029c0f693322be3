import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { readState } from '../../store/site-store'
import { askedOf, standing } from './asked-values'
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

/** The values that the page's address asks for. They are newer than a draft that began under another address. */
export interface Asked<Values> {
  /** The query of the address; empty while a prerendered page is hydrated. */
  readonly query: string
  readonly read: (query: string) => Partial<Values>
}

/** Edits, and what the address asked for when they were made. */
interface Made<Values> {
  readonly edits: Partial<Values>
  readonly over: Partial<Values>
}

/**
 * The values of a form. Under a name the browser keeps the edits through a reload, for 7 days and for
 * the account that is signed in when the form opens. The first render has the initial values, so that
 * it equals the server's; what was kept is filled in right after. Fields without edits follow when the
 * initial values change. What the address asks for (`asked`) is kept with the edits, and takes the place of
 * those that were made under another address.
 * @example
 * const { values, change } = useDraft('billing', { company: '' })
 * <input value={values.company} onChange={({ target }) => change({ company: target.value })} />
 */
export function useDraft<Values extends FieldValues>(
  name: string | undefined,
  initial: Values,
  asked: Asked<Values> = asksNothing,
): Draft<Values> {
  const [made, setMade] = useState<Made<Values>>(nothingMade)
  const [restoredFrom, setRestoredFrom] = useState<Date>()
  const [isRefused, setRefused] = useState(false)
  // Several changes may come before the next render.
  const latest = useRef(made)
  const start = useRef(initial)

  function hold(next: Made<Values>) {
    latest.current = next
    setMade(next)
  }

  const wanted = askedOf(asked.read(asked.query), initial)
  const edits = standing(made.edits, made.over, wanted)

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
      latest.current = { edits: kept.edits, over: kept.asked }
      setMade(latest.current)
      setRestoredFrom(kept.savedAt)
    }
    window.addEventListener('pagehide', stored.flush)
    return () => {
      window.removeEventListener('pagehide', stored.flush)
      stored.flush()
    }
  }, [stored])

  return {
    values: { ...initial, ...wanted, ...edits },
    edited: Object.keys(edits).length > 0,
    restoredFrom,
    isRefused,
    change(changes) {
      // Changes may come before the first render that knows the address.
      const over = askedOf(asked.read(window.location.search), initial)
      const before = standing(latest.current.edits, latest.current.over, over)
      const edits = editsOf({ ...before, ...changes }, { ...initial, ...over })
      hold({ edits, over })
      const isEdited = Object.keys(edits).length > 0
      if (stored)
        stored.write((isEdited ? { ...over, ...edits } : {}) as FieldValues, over as FieldValues)
    },
    discard() {
      if (stored) stored.forget()
      hold(nothingMade)
      setRestoredFrom(undefined)
      setRefused(false)
    },
  }
}

const asksNothing = { query: '', read: () => ({}) }
const nothingMade = { edits: {}, over: {} }
