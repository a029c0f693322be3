import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { readState } from '../../data/store/site-store'
import { askedOf, currentEdits } from './asked-values'
import { editsOf, type FieldValues } from './field-values'
import { storedDraft } from './stored-draft'

/** The data of a form's draft note. */
export interface DraftStatus {
  /** Whether any value differs from the initial ones. */
  readonly edited: boolean
  /** When the restored edits of an earlier visit were typed; undefined if none were restored. */
  readonly restoredFrom: Date | undefined
  /** Whether the browser refuses to store the draft, or a part of it is too long. */
  readonly isRefused: boolean
}

export interface Draft<Values> extends DraftStatus {
  readonly values: Values
  readonly change: (changes: Partial<Values>) => void
  /** Forgets the draft and returns to the initial values: on Cancel and after Submit. */
  readonly discard: () => void
  /**
   * The draft has become the record. Where records are sent, it returns if the record is refused. The values stay in
   * the form.
   */
  readonly sent: (recordId: string) => void
}

/** The values in the page's address. They replace a draft that began under another address. */
export interface Asked<Values> {
  /** The query of the address; empty during hydration. */
  readonly query: string
  readonly read: (query: string) => Partial<Values>
}

/** Edits, and the values in the address when they were made. */
interface Made<Values> {
  readonly edits: Partial<Values>
  readonly over: Partial<Values>
}

/**
 * The values of a form. Under a name, the browser keeps the edits across reloads, for 7 days and for the account that
 * is signed in when the form opens. The first render has the initial values, like the server's; stored edits are
 * filled in right after. Fields without edits follow changes of the initial values. The values in the address
 * (`asked`) are stored with the edits, and replace edits under another address.
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
  // There may be several changes before the next render.
  const latest = useRef(made)
  const start = useRef(initial)

  function hold(next: Made<Values>) {
    latest.current = next
    setMade(next)
  }

  const wanted = askedOf(asked.read(asked.query), initial)
  const edits = currentEdits(made.edits, made.over, wanted)

  const stored = useMemo(
    () =>
      name !== undefined &&
      storedDraft(name, readState().currentUser?.id, (isKept) => setRefused(!isKept)),
    [name],
  )

  // Before useEarlyInput reads text typed before hydration, which is newer.
  useLayoutEffect(() => {
    if (!stored) return
    const restore = () => {
      const kept = stored.read(start.current)
      if (!kept) return
      latest.current = { edits: kept.edits, over: kept.asked }
      setMade(latest.current)
      setRestoredFrom(kept.savedAt)
    }
    const takeBack = () => {
      if (!stored.takeBack()) return
      if (Object.keys(latest.current.edits).length === 0) restore()
    }
    restore()
    window.addEventListener('pagehide', stored.flush)
    window.addEventListener('storage', takeBack)
    return () => {
      window.removeEventListener('pagehide', stored.flush)
      window.removeEventListener('storage', takeBack)
      stored.flush()
    }
  }, [stored])

  return {
    values: { ...initial, ...wanted, ...edits },
    edited: Object.keys(edits).length > 0,
    restoredFrom,
    isRefused,
    change(changes) {
      // There may be changes before the first render that knows the address.
      const over = askedOf(asked.read(window.location.search), initial)
      const before = currentEdits(latest.current.edits, latest.current.over, over)
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
    sent(recordId) {
      if (stored) stored.sent(recordId)
    },
  }
}

const asksNothing = { query: '', read: () => ({}) }
const nothingMade = { edits: {}, over: {} }
