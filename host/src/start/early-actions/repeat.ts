import type { Taken } from '../../../starter/inline/early-events'

/**
 * Repeats an early action on the control or its replacement.
 * @param hadFocus whether the control had the focus when the first action on it was repeated.
 */
export type Repeat = (control: Element, hadFocus: boolean) => void

export function repetitionOf({ event }: Taken): Repeat {
  if (event instanceof KeyboardEvent) return pressAgain(event)
  if (event.type === 'submit') return submitAgain(event)
  if (event.isTrusted && event instanceof MouseEvent && event.detail === 0) return enterAgain
  return clickAgain
}

function clickAgain(control: Element) {
  if (control instanceof HTMLElement) control.click()
}

/** For a press by keyboard or screen reader: a menu opened by a key focuses its first item. */
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
    if (!(form instanceof HTMLFormElement)) return
    form.requestSubmit(submitter?.isConnected ? submitter : undefined)
  }
}

/** Goes to the focused element if an earlier key moved the focus (as in a menu), or if text was typed for a dialog. */
function pressAgain(event: KeyboardEvent): Repeat {
  const { key, ctrlKey, metaKey } = event
  const isText = key.length === 1 && !ctrlKey && !metaKey
  return (control, hadFocus) => {
    const target = ((hadFocus || isText) && document.activeElement) || control
    const isUnhandled = target.dispatchEvent(new KeyboardEvent('keydown', event))
    // A synthetic key writes no text. By now the dialog's field has the focus.
    if (isUnhandled && isText) document.execCommand('insertText', false, key)
    // Nor does it submit a form. By now the button's state matches the text.
    if (isUnhandled && key === 'Enter' && target instanceof HTMLInputElement)
      target.form?.querySelector<HTMLButtonElement>('[type="submit"]')?.click()
  }
}
