/**
 * Holds what is typed from when a dialog is asked for until its first field takes it. The dialog's code
 * may have to be fetched first.
 * @param cancel the dialog is not wanted any longer.
 */
export function createTypeAhead(cancel: () => void) {
  let text = ''
  let isLeft = false

  function hold(event: KeyboardEvent) {
    const { key } = event
    if (event.ctrlKey || event.metaKey) return
    if (key === 'Escape') cancel()
    else if (key === 'Tab') isLeft = true
    else if (key !== 'Backspace' && key.length !== 1) return
    // What follows a Tab belongs to another field, and may be a password: it is not kept.
    else if (!isLeft) text = key === 'Backspace' ? text.slice(0, -1) : text + key
    event.preventDefault()
  }

  /** Holds no longer. @returns once, the text and whether Tab has left its field. */
  function end() {
    document.removeEventListener('keydown', hold)
    const typed = { text, isLeft }
    text = ''
    isLeft = false
    return typed
  }

  return { begin: () => document.addEventListener('keydown', hold), end }
}
