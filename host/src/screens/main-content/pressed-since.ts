let left: Element | null = null
let isPressed = false

const press = () => {
  isPressed = true
}

/** Called when another page is requested. */
export function noteFocus() {
  left = document.activeElement
  isPressed = false
  // The browser ignores a listener that is already registered.
  for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, press, true)
}

/** Whether the visitor has moved the focus since: what they have just pressed keeps it. */
export function hasMovedFocus() {
  const { activeElement, body } = document
  return isPressed && activeElement !== left && activeElement !== body
}
