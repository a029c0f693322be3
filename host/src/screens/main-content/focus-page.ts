import { mainId } from './main-content'

/** Moves the focus to the page after the focused element was removed, unless something else has taken it. */
export function focusPage() {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    document.getElementById(mainId)?.focus({ preventScroll: true })
  })
}
