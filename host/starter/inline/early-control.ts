import { isComposing, isSearchKey } from '@fivefold/shared/keys/key-of'
import { startEvent } from '@fivefold/shared/start/start-data'

/** Controls that need scripts. Links to pages, disclosures and fields work without. */
const pressed = 'button, [role=tab], a[aria-controls]'
/** Fields accept a text or a choice without scripts. */
export const typedInto = 'textarea, select, input:not([type=file], [type=password])'
/** Pointing at one of these, or focusing it, shows that the visitor needs the scripts. */
const scripted = `${pressed}, ${typedInto}, label, [tabindex="0"]`

/** Keys that widgets handle themselves. */
const widgetKey = /^(Arrow\w+|Home|End|Page\w+|Escape)$/
const widgets = 'button, [role=tab], [type=range]'
/** Scripts enable the submit button after input; until then Enter submits nothing. */
const unsent = 'form:has(:disabled) input'

/** Event types of actions that a page without scripts must not handle. */
export const stoppedTypes = ['click', 'submit', 'keydown']
/** Event types that announce an action. */
export const signTypes = ['pointerover', 'pointerdown', 'focusin', startEvent]

export const isSign = ({ type }: Event) => signTypes.includes(type)

/** The control that has requested a dialog: text typed after it goes into the dialog's first field. */
let opener: Element | null = null

/** The element that an action or a sign is about; null if it needs no scripts. */
export function controlOf(event: Event): Element | null {
  const { target, type } = event
  if (!(target instanceof Element)) return null
  if (type === 'pointerdown') opener = null
  if (type === 'click') {
    opener = target.closest('[aria-haspopup=dialog]')
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
    // With a key a link opens a tab or a window.
    return target.closest(ctrlKey || metaKey || shiftKey ? 'button' : pressed)
  }
  if (type === 'input') return target.closest(typedInto)
  if (type === 'submit' || type === startEvent) return target
  if (!(event instanceof KeyboardEvent)) return target.closest(scripted)
  if (isComposing(event)) return null
  const { key } = event
  const isShortcut = event.ctrlKey || event.metaKey
  // A Tab may lead to a password.
  const isLast = /Escape|Tab/.test(key)
  if (isSearchKey(event)) return (opener = target)
  if (!opener || isShortcut || !(isLast || key.length < 2)) {
    const isTaken = widgetKey.test(key) ? widgets : key === 'Enter' && unsent
    return isTaken && target.matches(isTaken) ? target : null
  }
  const control = opener
  if (isLast) opener = null
  return control
}
