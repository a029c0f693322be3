import { isComposing } from './key-of'

/**
 * Hides keys that an input method handles from all handlers of the page, including those of libraries and remotes.
 * @returns a function that stops it.
 */
export function guardKeys() {
  // The window receives events first.
  window.addEventListener('keydown', guard, true)
  return () => window.removeEventListener('keydown', guard, true)
}

function guard(event: KeyboardEvent) {
  if (!isComposing(event)) return
  event.stopImmediatePropagation()
  // Enter ends the composition. It must not submit a one-line field's form, and Escape must not close anything.
  const sends = event.key === 'Enter' && event.target instanceof HTMLInputElement
  if (sends || event.key === 'Escape') event.preventDefault()
}
