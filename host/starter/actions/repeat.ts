import { keepCaret } from './caret'
import type { Taken } from './early-events'
import { fieldValue } from './field-value'

/**
 * Does once more, on the element that has taken a control's place, what was done to the control.
 * @param hadFocus whether that had the focus when the first of the actions on it was repeated.
 */
export type Repeat = (control: Element, hadFocus: boolean) => void

/** What repeats an early action. */
export function repetitionOf({ event, value, isHeard }: Taken): Repeat {
  if (event.type === 'input') return typeAgain(value, isHeard)
  if (event instanceof KeyboardEvent) return pressAgain(event)
  if (event.type === 'submit') return submitAgain(event)
  if (event.isTrusted && event instanceof MouseEvent && event.detail === 0) return enterAgain
  return clickAgain
}

function clickAgain(control: Element) {
  if (control instanceof HTMLElement) control.click()
}

/** Of a key or a screen reader: a menu whose button has heard of the key gives the focus to its first item. */
function enterAgain(control: Element) {
  control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  clickAgain(control)
}

export function hoverAgain(control: Element) {
  control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
}

function submitAgain(event: Event): Repeat {
  const submitter = event instanceof SubmitEvent ? event.submitter : null
  return (form) => {
    if (form instanceof HTMLFormElement) form.requestSubmit(submitter ?? undefined)
  }
}

/** The key goes where an earlier key has moved the focus, as in a menu, and what is typed for a dialog there. */
function pressAgain(event: KeyboardEvent): Repeat {
  const { key, ctrlKey, metaKey } = event
  const isText = key.length === 1 && !ctrlKey && !metaKey
  return (control, hadFocus) => {
    const target = ((hadFocus || isText) && document.activeElement) || control
    const isUnhandled = target.dispatchEvent(new KeyboardEvent('keydown', event))
    // Keys that a script presses write nothing. The dialog's field has the focus by now.
    if (isUnhandled && isText) document.execCommand('insertText', false, key)
    // Nor do they send forms. The button knows what is typed by now.
    if (isUnhandled && key === 'Enter' && target instanceof HTMLInputElement)
      target.form?.querySelector<HTMLButtonElement>('[type="submit"]')?.click()
  }
}

/** Tells the scripts what a field has, once unless another action has changed it since. */
export function typeAgain(value: unknown, isHeard = false) {
  let isTold = isHeard
  return (control: Element) => {
    if (isTold && fieldValue(control) === value) return
    isTold = true
    if (typeof value === 'boolean') return tickAgain(control, value)
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      setUnseen(control, String(value))
    } else if (control instanceof HTMLSelectElement) control.value = String(value)
    for (const name of ['input', 'change'])
      control.dispatchEvent(new Event(name, { bubbles: true }))
  }
}

/** React takes notice of a press that changes what it has seen, which is what a script sets. */
function tickAgain(control: Element, isTicked: boolean) {
  Object.assign(control, { checked: !isTicked })
  clickAgain(control)
}

/**
 * React takes no notice of a value that it has seen: the one that it found in the document, or one that was
 * set on the element itself. What its prototype sets it has not seen.
 */
function setUnseen(control: HTMLInputElement | HTMLTextAreaElement, value: string) {
  const restoreCaret = keepCaret(control)
  // A slider takes no others. A line of text loses the line break again, and keeps its selection, which scripts
  // can neither read nor set in a field for an email address.
  const { min = '', max = '' } = control as Partial<HTMLInputElement>
  control.value = (value === min ? max : min) || `${value}\n`
  const prototype: unknown = Object.getPrototypeOf(control)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  restoreCaret()
}
