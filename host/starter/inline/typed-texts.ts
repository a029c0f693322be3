import { typedInto } from './early-control'
import { fieldState } from './field-state'

export const fields = () => [...document.querySelectorAll(typedInto)]

export const setTyped = (typed?: readonly unknown[]) =>
  history.replaceState({ ...history.state, typed }, '')

/** Saves typed text in the history entry, for restore-typed.ts after a reload. */
export const keepTyped = () => setTyped(fields().map(fieldState))
