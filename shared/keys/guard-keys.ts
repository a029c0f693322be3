import { isComposing, latinKey } from './key-of'

/**
 * Keeps keys that an input method takes from all handlers of the page, and lets a letter of any layout find an item of
 * a menu, whose names are in English. Both hold for the handlers of libraries and of every remote.
 * @returns a function that ends it.
 */
export function guardKeys() {
  // The window is the first to get an event.
  window.addEventListener('keydown', guard, { capture: true })
  return () => window.removeEventListener('keydown', guard, { capture: true })
}

function guard(event: KeyboardEvent) {
  if (isComposing(event)) withhold(event)
  else nameInMenu(event)
}

function withhold(event: KeyboardEvent) {
  event.stopImmediatePropagation()
  // Enter ends the composition: it neither sends the form of a one-line field, nor does Escape close anything.
  const sends = event.key === 'Enter' && event.target instanceof HTMLInputElement
  if (sends || event.key === 'Escape') event.preventDefault()
}

/** A library's menu looks for the letter that the event names. */
function nameInMenu(event: KeyboardEvent) {
  const { key, target, ctrlKey, altKey, metaKey, shiftKey } = event
  const letter = latinKey(event)
  const isOfLayout = /^[a-z]$/.test(letter) && !/^[a-z]$/i.test(key)
  if (!isOfLayout || ctrlKey || altKey || metaKey) return
  if (!(target instanceof Element) || !target.closest('[role=menu]')) return
  event.stopImmediatePropagation()
  const named = { key: letter, shiftKey, bubbles: true, cancelable: true }
  if (!target.dispatchEvent(new KeyboardEvent('keydown', named))) event.preventDefault()
}
