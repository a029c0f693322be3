import { useState, type KeyboardEvent } from 'react'

/**
 * The option that the arrow keys have reached in a list below a text field; -1 is the field itself.
 * @param count number of options.
 */
export function useActiveOption(count: number) {
  const [chosen, setActive] = useState(-1)
  const active = chosen < count ? chosen : -1

  /** Moves through the options and the field, and wraps around at both ends. */
  function moveByKey(event: KeyboardEvent) {
    const step = new Map([
      ['ArrowDown', 1],
      ['ArrowUp', -1],
    ]).get(event.key)
    const { altKey, ctrlKey, metaKey, shiftKey } = event
    // They select text, or move to its end.
    if (step === undefined || count === 0 || altKey || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    const places = count + 1
    setActive(((active + 1 + step + places) % places) - 1)
  }

  return { active, setActive, moveByKey }
}
