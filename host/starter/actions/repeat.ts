/** Does once more, on the element that has taken a control's place, what was done to the control. */
export type Repeat = (control: Element) => void

/** What repeats an early action. */
export function repetitionOf(event: Event, control: Element): Repeat {
  if (event.type === 'input') return typeAgain(control)
  if (event instanceof KeyboardEvent) return pressAgain(event)
  if (event.type === 'submit') return submitAgain(event)
  if (event.isTrusted && event instanceof MouseEvent && event.detail === 0) return enterAgain
  return clickAgain
}

const clickAgain: Repeat = (control) => {
  if (control instanceof HTMLElement) control.click()
}

/** Of a key or a screen reader: a menu whose button has heard of the key gives the focus to its first item. */
const enterAgain: Repeat = (control) => {
  control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  clickAgain(control)
}

export const hoverAgain: Repeat = (control) => {
  control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
}

function submitAgain(event: Event): Repeat {
  const submitter = event instanceof SubmitEvent ? event.submitter : null
  return (form) => {
    if (form instanceof HTMLFormElement) form.requestSubmit(submitter ?? undefined)
  }
}

/** The key goes to what has the focus by then, if it did at first: an earlier key may have moved it. */
function pressAgain(event: KeyboardEvent): Repeat {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event
  const init = { key, code, ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true }
  const hadFocus = document.activeElement === event.target
  return (control) => {
    const target = (hadFocus && document.activeElement) || control
    const isUnhandled = target.dispatchEvent(new KeyboardEvent('keydown', init))
    // Keys that a script presses write nothing. The field of the search has the focus by now.
    if (isUnhandled && key.length === 1 && !ctrlKey && !metaKey)
      document.execCommand('insertText', false, key)
  }
}

/** Tells the scripts of a text, number or choice that was there before they were. */
function typeAgain(typed: Element): Repeat {
  const value: unknown = Reflect.get(typed, 'value')
  return (control) => {
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      setUnseen(control, String(value))
    } else if (control instanceof HTMLSelectElement) control.value = String(value)
    for (const name of ['input', 'change'])
      control.dispatchEvent(new Event(name, { bubbles: true }))
  }
}

/**
 * React takes no notice of a value that it has seen: the one that it found in the document, or one that was
 * set on the element itself. What its prototype sets it has not seen.
 */
function setUnseen(control: HTMLInputElement | HTMLTextAreaElement, value: string) {
  const { selectionStart, selectionEnd } = control
  const [lowest, highest] =
    control instanceof HTMLInputElement ? [control.min, control.max] : ['', '']
  control.value = value === lowest ? highest : lowest
  const prototype: unknown = Object.getPrototypeOf(control)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  // Null where a field has no caret.
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd)
}
