import { controlOf, signTypes, stoppedTypes } from './early-control'
import { loaderAttribute } from './failure-notice'
import { readLinkRules } from './link-rules'
import { fieldState, type FieldState } from './field-state'

/** A visitor's action, or a sign of one, and its control. */
export interface Taken {
  event: Event
  control: Element
  state: FieldState
}

/** @returns whether the action is queued: then the page does not handle it now. */
export type Answer = (taken: Taken) => boolean

/** Marks a control whose event is queued. */
export const pendingAttribute = 'data-pending'

const earlyTypes = [...stoppedTypes, 'input', ...signTypes]

/**
 * Holds what visitors do before the page's scripts run, and marks the control.
 * @param onHeld called at each action that needs the scripts and at each sign of one.
 */
export function earlyEvents(onHeld: () => void) {
  const held: Taken[] = []
  const listeners = [onHeld]
  let answer: Answer = (taken) => {
    listeners.forEach((call) => call())
    return held.push(taken) > 0
  }

  let isPassed = false
  let arePostsPassed = false

  function take(event: Event) {
    if (isPassed) return
    readLinkRules()
    const control = controlOf(event)
    if (
      !control ||
      (import.meta.env.VITE_INTAKE && arePostsPassed && formOf(control)) ||
      control.closest(`[${loaderAttribute}]`) ||
      !answer({ event, control, state: fieldState(control) }) ||
      !stoppedTypes.includes(event.type)
    )
      return
    event.preventDefault()
    event.stopImmediatePropagation()
    control.setAttribute(pendingAttribute, '')
  }

  const listen = (each: 'addEventListener' | 'removeEventListener') => () =>
    earlyTypes.forEach((type) => document[each](type, take, true))

  const posts = {
    /**
     * The scripts have not come: forms that post need none. A held press that submits one submits it now, and no script
     * that comes later repeats it.
     */
    passPosts() {
      arePostsPassed = true
      const press = held.findLast(({ event, control }) => {
        const isPress = event.type === 'submit' || control.matches('[type=submit]')
        return isPress && formOf(control)
      })
      if (!press) return
      held.length = 0
      formOf(press.control)?.requestSubmit()
    },
    postForm,
  }

  if (import.meta.env.VITE_INTAKE) addEventListener('pagehide', postHeld)

  return {
    ...(import.meta.env.VITE_INTAKE ? posts : {}),
    begin: listen('addEventListener'),
    end: listen('removeEventListener'),
    /** Calls back at each action or sign, and at once if one is already held. */
    onIntent(call: () => void) {
      listeners.push(call)
      if (held.length > 0) call()
    },
    /** Runs code that acts for the visitor: its events are not held. @param run must not throw. */
    pass(run: () => void) {
      isPassed = true
      run()
      isPassed = false
    },
    /** Replaces the handler. @returns what was held until now. */
    answerBy(other: Answer) {
      answer = other
      if (import.meta.env.VITE_INTAKE) arePostsPassed = false
      return held.splice(0)
    },
  }
}

/** A page that is closed before its scripts run posts the form that its visitor has submitted. */
function postHeld() {
  const pressed = document.querySelector(
    `form[action] [type=submit][${pendingAttribute}], form[action][${pendingAttribute}]`,
  )
  // A page that the browser keeps would repeat the press.
  if (pressed && postForm(pressed)) addEventListener('pageshow', () => window.location.reload())
}

/** Posts the form that a press submits, if its values fit. @returns whether it did. */
function postForm(pressed: Element) {
  const form = pressed.matches('form, [type=submit]') && formOf(pressed)
  if (!form || !form.checkValidity()) return false
  const values = Array.from(new FormData(form), ([name, value]) => [name, String(value)])
  navigator.sendBeacon(form.action, new URLSearchParams(values))
  // The browser keeps typed text for a later visit.
  form.reset()
  return true
}

/** The form of a control, on sites with an intake. Other sites have no form with an address. */
const formOf = (control: Element) => control.closest<HTMLFormElement>('form[action]')

export type EarlyEvents = ReturnType<typeof earlyEvents>
