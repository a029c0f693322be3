import type { FieldState } from '../../../starter/inline/field-state'
import { fields, setTyped } from '../../../starter/inline/typed-texts'

/** Restores what was typed before the page was reloaded; keep-fields.ts notifies the scripts. */
export function restoreTyped() {
  const typed: FieldState[] | undefined = window.history.state?.typed
  if (!Array.isArray(typed)) return
  setTyped()
  for (const [index, field] of fields().entries()) {
    const [value, isTicked] = typed[index] ?? []
    if (typeof value === 'string') setFieldState(field, [value, isTicked ?? undefined])
  }
}

/** Sets the value only if it differs: setting an equal value would move the caret. */
export function setFieldState(field: Element, [value, isTicked]: FieldState) {
  if (Reflect.get(field, 'value') !== value) Reflect.set(field, 'value', value)
  if (isTicked !== undefined) Reflect.set(field, 'checked', isTicked)
}
