import { isComposing } from './key-of'

/**
 * Keeps keys that an input method takes from all handlers of the page, those of libraries and of every remote too.
 * @returns a function that ends it.
 */
export function guardKeys() {
  // The window is the first to get an event.
  window.addEventListener('keydown', guard, true)
  return () => window.removeEventListener('keydown', guard, true)
}

function guard(event: KeyboardEvent) {
  if (!isComposing(event)) return
  event.stopImmediatePropagation()
  // Enter ends the composition: it neither sends the form of a one-line field, nor does Escape close anything.
  const sends = event.key === 'Enter' && event.target instanceof HTMLInputElement
  if (sends || event.key === 'Escape') event.preventDefault()
}
