import { startEvent } from '@fivefold/shared/start/start-data'

/** What does nothing without scripts, or something else. Links, disclosures and fields do their own. */
const pressed = 'button, [role="tab"]'
/** What takes a text or a choice by itself, and tells scripts of it. */
export const typedInto = 'textarea, select, input:not([type="file"])'
/** Anything of that, and what leads to it: a visitor who comes near it needs the scripts. */
const scripted = `${pressed}, ${typedInto}, label, [tabindex="0"]`

/** Keys that widgets handle themselves. */
const widgetKey = /^(Arrow\w+|Home|End|Page\w+|Escape)$/
const widgets = 'button, [role="tab"], [type="range"]'
/** A field of a form whose button waits for scripts to hear of what is typed: Enter sends no such form. */
const unsent = 'form:has(:disabled) input'

/** Types of the events of a visitor's actions that a page without scripts must not answer. */
export const stoppedTypes = ['click', 'submit', 'keydown']
/** Types of events that say that the visitor is about to do something. */
export const signTypes = ['pointerover', 'pointerdown', 'focusin', startEvent]

export const isSign = ({ type }: Event) => signTypes.includes(type)

/** What has asked for a dialog: what is typed next goes into its first field, and waits for what the opener waits for. */
let opener: Element | null = null

/** The element that an action or a sign is about; null: it needs no scripts. */
export function controlOf(event: Event): Element | null {
  const { target, type } = event
  if (!(target instanceof Element)) return null
  if (type === 'pointerdown') opener = null
  if (type === 'click') {
    opener = target.closest('[aria-haspopup=dialog]')
    return target.closest(pressed)
  }
  if (type === 'input') return target.closest(typedInto)
  if (type === 'submit' || type === startEvent) return target
  if (!(event instanceof KeyboardEvent)) return target.closest(scripted)
  const { key } = event
  const isShortcut = event.ctrlKey || event.metaKey
  const opensSearch = isShortcut && key.toLowerCase() === 'k'
  // What follows a Tab may be a password.
  const isLast = /Escape|Tab/.test(key)
  if (opensSearch) return (opener = target)
  if (!opener || isShortcut || !(isLast || key.length < 2)) {
    const isTaken = widgetKey.test(key) ? widgets : key === 'Enter' && unsent
    return isTaken && target.matches(isTaken) ? target : null
  }
  const control = opener.isConnected ? opener : target
  if (isLast) opener = null
  return control
}
