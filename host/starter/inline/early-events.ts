import { controlOf, signTypes, stoppedTypes } from './early-control'
import { loaderAttribute } from './failure-notice'
import { readLinkRules } from './link-rules'
import { fieldState, type FieldState } from './field-state'

/** An action of a visitor, or a sign of one, and the control that it is about. */
export interface Taken {
  event: Event
  control: Element
  state: FieldState
}

/** @returns whether the action waits: then the page does nothing about it now. */
export type Answer = (taken: Taken) => boolean

/** Marks a control whose event is queued. */
export const pendingAttribute = 'data-pending'

const earlyTypes = [...stoppedTypes, 'input', ...signTypes]

/**
 * Stops what visitors do on a page whose scripts do not run yet, and shows it as taken.
 * @param onHeld called at each action that needs the scripts, and each sign of one.
 */
export function earlyEvents(onHeld: () => void) {
  const held: Taken[] = []
  const listeners = [onHeld]
  let answer: Answer = (taken) => {
    listeners.forEach((call) => call())
    return held.push(taken) > 0
  }

  let isPassed = false

  function take(event: Event) {
    if (isPassed) return
    readLinkRules()
    const control = controlOf(event)
    if (
      !control ||
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

  return {
    begin: listen('addEventListener'),
    end: listen('removeEventListener'),
    /** Calls back likewise, and at once if an action is held already. */
    onIntent(call: () => void) {
      listeners.push(call)
      if (held.length > 0) call()
    },
    /** Runs what acts for the visitor: its events are not taken. @param run throws nothing. */
    pass(run: () => void) {
      isPassed = true
      run()
      isPassed = false
    },
    /** Has another function answer from now on. @returns what was held until now. */
    answerBy(other: Answer) {
      answer = other
      return held.splice(0)
    },
  }
}

export type EarlyEvents = ReturnType<typeof earlyEvents>
