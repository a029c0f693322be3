import { typedInto } from './early-control'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fields = () => [...document.querySelectorAll<Field>(typedInto)]

function setState(typed?: readonly string[]) {
  window.history.replaceState({ ...window.history.state, typed }, '')
}

/** Keeps what is typed with the entry of the history, for the next time the page is loaded. */
export const keepTyped = () => setState(fields().map(({ value }) => value))

/** Types it once more. */
export function restoreTyped() {
  const typed: unknown = window.history.state?.typed
  if (!Array.isArray(typed)) return
  setState()
  for (const [index, field] of fields().entries()) {
    const value = String(typed[index] ?? field.value)
    if (field.value === value) continue
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
