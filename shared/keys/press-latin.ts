import { latinKey } from './key-of'

/**
 * Presses the Latin letter in place of another layout's, for a library's menu: its items are in English.
 * @returns whether it did; the key itself then goes no further.
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
