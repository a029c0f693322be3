import { typedInto } from './early-control'
import { fieldValue } from './field-value'
import { typeAgain } from './repeat'

const fields = () => [...document.querySelectorAll(typedInto)]

function setState(typed?: readonly unknown[]) {
  window.history.replaceState({ ...window.history.state, typed }, '')
}

/** Keeps what is typed with the entry of the history, for the next time the page is loaded. */
export const keepTyped = () => setState(fields().map(fieldValue))

/** Types it once more. */
export function restoreTyped() {
  const typed: unknown = window.history.state?.typed
  if (!Array.isArray(typed)) return
  setState()
  for (const [index, field] of fields().entries()) {
    if (index in typed && typed[index] !== fieldValue(field)) typeAgain(typed[index])(field)
  }
}
