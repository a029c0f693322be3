import type { MouseEvent } from 'react'

/**
 * For submit buttons: the second click of a double click would hit a form that is already sent, or
 * the next step's button in the same place.
 * @example <button type="submit" onClick={ignoreSecondClick}>Send</button>
 */
export function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
