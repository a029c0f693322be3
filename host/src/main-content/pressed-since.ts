let left: Element | null = null
let end: AbortController | undefined
let isPressed = false

/** Called when another page is requested. */
export function noteFocus() {
  end?.abort()
  end = new AbortController()
  left = document.activeElement
  isPressed = false
  for (const type of ['pointerdown', 'keydown']) {
    document.addEventListener(type, () => (isPressed = true), { capture: true, signal: end.signal })
  }
}

/** Whether the visitor has moved the focus since: what they have just pressed keeps it. */
export function hasMovedFocus() {
  end?.abort()
  const { activeElement, body } = document
  return isPressed && activeElement !== left && activeElement !== body
}
