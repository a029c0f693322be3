import { startEvent } from '@fivefold/shared/start/start-data'

/** What does nothing without scripts, or something else. Links, disclosures and texts do their own. */
const pressed = 'button, [role="tab"], input:is([type="checkbox"], [type="radio"])'
/** What takes a text or a choice by itself, and tells scripts of it. */
const typedInto = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="file"])'
/** Anything of that, and what leads to it: a visitor who comes near it needs the scripts. */
const scripted = `${pressed}, ${typedInto}, label, [tabindex="0"]`

/** Keys that widgets handle themselves. */
const widgetKey = /^(Arrow\w+|Home|End|Page\w+|Escape)$/
const widgets = 'button, [role="tab"], [type="range"]'

/** Types of the events that a visitor's actions consist of. */
const actionTypes = ['click', 'submit', 'keydown', 'input']
/** Types of events that say that the visitor is about to do something. */
const signTypes = ['pointerover', 'pointerdown', 'focusin', startEvent]

export const heldTypes = [...actionTypes, ...signTypes]

export const isAction = ({ type }: Event) => actionTypes.includes(type)

/** The element that an action or a sign is about; null: it needs no scripts. */
export function controlOf(event: Event): Element | null {
  const { target, type } = event
  if (!(target instanceof Element)) return null
  if (type === 'click') return target.closest(pressed)
  if (type === 'input') return target.closest(typedInto)
  if (type === 'submit' || type === startEvent) return target
  if (!(event instanceof KeyboardEvent)) return target.closest(scripted)
  const opensSearch = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
  return opensSearch || (widgetKey.test(event.key) && target.matches(widgets)) ? target : null
}

/** Stops what an action would do now, and shows it as taken. What is typed shows by itself. */
export function hold(event: Event, control: Element) {
  if (!isAction(event) || event.type === 'input') return
  event.preventDefault()
  event.stopImmediatePropagation()
  control.setAttribute('data-pending', '')
}
