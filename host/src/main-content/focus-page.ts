import { mainId } from './main-content'

/**
 * Moves the focus to the page after the focused element has been removed, unless something else has
 * taken the focus by then.
 */
export function focusPage() {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    document.getElementById(mainId)?.focus({ preventScroll: true })
  })
}
