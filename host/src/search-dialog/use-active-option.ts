import { useState, type KeyboardEvent } from 'react'

/**
 * Which option of a list below a text field the arrow keys have reached; -1 is the field itself.
 * @param count options in the list
 */
export function useActiveOption(count: number) {
  const [chosen, setActive] = useState(-1)
  const active = chosen < count ? chosen : -1

  /** Moves through the options and the field, wrapping around at both ends. */
  function moveByKey(event: KeyboardEvent) {
    const step = new Map([
      ['ArrowDown', 1],
      ['ArrowUp', -1],
    ]).get(event.key)
    if (step === undefined || count === 0) return
    event.preventDefault()
    const places = count + 1
    setActive(((active + 1 + step + places) % places) - 1)
  }

  return { active, setActive, moveByKey }
}
