import { mainId } from './main-content'

/**
 * For when what had the focus has gone and the page may stay the same: the page takes the focus,
 * unless something else has it by then.
 */
export function focusPage() {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    document.getElementById(mainId)?.focus({ preventScroll: true })
  })
}
