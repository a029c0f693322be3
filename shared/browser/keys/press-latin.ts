import { latinKey } from './key-of'

/**
 * Presses the Latin letter instead of another layout's, for a library's menu with English items.
 * @returns whether it did; then the key's own event must stop.
 */
export function pressLatin(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, altKey, metaKey, shiftKey } = event
  const letter = latinKey(event)
  const isOfLayout = /^[a-z]$/.test(letter) && !/^[a-z]$/i.test(key)
  if (!isOfLayout || ctrlKey || altKey || metaKey) return false
  event.stopPropagation()
  const named = { key: letter, shiftKey, bubbles: true, cancelable: true }
  if (!target?.dispatchEvent(new KeyboardEvent('keydown', named))) event.preventDefault()
  return true
}
