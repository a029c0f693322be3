import { typedInto } from './early-control'
import { fieldState } from './field-state'

export const fields = () => [...document.querySelectorAll(typedInto)]

export const setTyped = (typed?: readonly unknown[]) =>
  window.history.replaceState({ ...window.history.state, typed }, '')

/** Keeps what is typed with the entry of the history, for the next time the page is loaded (restore-typed.ts). */
export const keepTyped = () => setTyped(fields().map(fieldState))
