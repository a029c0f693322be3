import type { Taken } from '../../starter/inline/early-events'

/**
 * Repeats an early action on the control, or on the one that has taken its place.
 * @param hadFocus whether the control had the focus when the first of the actions on it was repeated.
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

/** For a press by key or screen reader: a menu that opens by a key gives the focus to its first item. */
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

/** The key goes to the focus that an earlier key has moved, as in a menu; text typed for a dialog does, too. */
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
