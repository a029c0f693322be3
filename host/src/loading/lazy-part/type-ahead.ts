/**
 * Holds text typed between the request for a dialog and its first field taking the focus, since the dialog's code may
 * have to be fetched.
 * @param cancel called on Escape.
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
    // Text after a Tab belongs to another field and may be a password: drop it.
    else if (!isLeft) text = key === 'Backspace' ? text.slice(0, -1) : text + key
    event.preventDefault()
  }

  /** Stops holding. @returns the held text, once, and whether Tab was pressed after it. */
  function end() {
    document.removeEventListener('keydown', hold)
    const typed = { text, isLeft }
    text = ''
    isLeft = false
    return typed
  }

  return { begin: () => document.addEventListener('keydown', hold), end }
}
