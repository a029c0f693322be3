import { typedInto } from '../../../starter/inline/early-control'
import { fieldState, type FieldState } from '../../../starter/inline/field-state'
import { setFieldState } from './restore-typed'
import { partOf, type Part } from './part'
import { placeOf } from './place-of'
import { isAsRendered, notifyScripts } from './notify-scripts'

interface KeptField {
  part: Part
  place: () => Element | undefined
  state: FieldState
  /** Null where a field has no caret, or scripts may not know of it. */
  selection: readonly [number | null, number | null]
}

/**
 * Keeps typed text, ticks, the focus and the caret when the page is rendered or hydrated, and notifies its scripts.
 * Reads the fields while React commits, before an update can overwrite them.
 * @param notify runs the code that notifies the scripts.
 */
export function keepFields(notify: (run: () => void) => void) {
  const fields = new Map<Element, KeptField>()
  for (const field of document.querySelectorAll(typedInto))
    fields.set(field, { part: partOf(field), place: placeOf(field), ...contentOf(field) })
  let focused = placedFocus()
  const noteFocus = () => (focused = placedFocus())
  const focusEvents = ['focusin', 'pointerup', 'keyup', 'select']
  focusEvents.forEach((type) => document.addEventListener(type, noteFocus, true))

  function handOver(kept: KeptField) {
    const field = kept.place()
    if (!field) return
    setFieldState(field, kept.state)
    if (!isAsRendered(field)) notify(() => notifyScripts(field))
    restoreSelection(field, kept.selection)
  }

  function restoreFocus() {
    const { control, place, isAllSelected } = focused
    if (control.isConnected || document.activeElement !== document.body) return undefined
    const inPlace = place()
    if (!(inPlace instanceof HTMLElement)) return undefined
    inPlace.focus({ preventScroll: true })
    return isAllSelected && hasCaret(inPlace) ? inPlace : undefined
  }

  return {
    /** Call it while React commits the part. */
    hydrated(part: Part) {
      const changed = [...fields].filter(
        ([field, kept]) => kept.part === part && !isAsRendered(field),
      )
      for (const [field, kept] of changed) Object.assign(kept, contentOf(field))
      // After the updates of this commit, before the next event.
      queueMicrotask(() => {
        const selected = restoreFocus()
        for (const [, kept] of changed) handOver(kept)
        selected?.select()
      })
    },
    /** Restores what a field held before an early action, or what was typed later. */
    put(field: Element, state: FieldState) {
      const kept = fields.get(field)
      const inPlace = kept?.place()
      if (!kept || !inPlace || (isSame(kept.state, state) && isSame(fieldState(inPlace), state)))
        return
      handOver(Object.assign(kept, { state }))
    },
    /** The page's scripts have received a newer value. */
    forget: (field: Element) => fields.delete(field),
    end: () => focusEvents.forEach((type) => document.removeEventListener(type, noteFocus, true)),
  }
}

function placedFocus() {
  const control = document.activeElement ?? document.body
  return { control, place: placeOf(control), isAllSelected: isAllSelected(control) }
}

/** Scripts cannot read the caret of an email field, but they can read that all of its text is selected. */
const isAllSelected = (field: Element) =>
  hasCaret(field) && field.value !== '' && String(document.getSelection()) === field.value

const isSame = (one: FieldState, other: FieldState) => String(one) === String(other)

type TextField = HTMLInputElement | HTMLTextAreaElement

const hasCaret = (field: Element): field is TextField =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement

const contentOf = (field: Element) => ({
  state: fieldState(field),
  selection: hasCaret(field)
    ? ([field.selectionStart, field.selectionEnd] as const)
    : ([null, null] as const),
})

function restoreSelection(field: Element, [start, end]: KeptField['selection']) {
  if (!hasCaret(field) || start === null) return
  if (field.selectionStart !== start || field.selectionEnd !== end)
    field.setSelectionRange(start, end)
}
