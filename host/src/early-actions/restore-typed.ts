import type { FieldState } from '../../starter/inline/field-state'
import { fields, setTyped } from '../../starter/inline/typed-texts'

/** Fills in what was typed before the page was loaded again. Its scripts are told as of all early text. */
export function restoreTyped() {
  const typed: FieldState[] | undefined = window.history.state?.typed
  if (!Array.isArray(typed)) return
  setTyped()
  for (const [index, field] of fields().entries()) {
    const [value, isTicked] = typed[index] ?? []
    if (typeof value === 'string') setFieldState(field, [value, isTicked ?? undefined])
  }
}

/** Changes what differs: to set the same text again would move the caret. */
export function setFieldState(field: Element, [value, isTicked]: FieldState) {
  if (Reflect.get(field, 'value') !== value) Reflect.set(field, 'value', value)
  if (isTicked !== undefined) Reflect.set(field, 'checked', isTicked)
}
