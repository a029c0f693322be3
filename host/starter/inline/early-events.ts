import { controlOf, signTypes, stoppedTypes } from './early-control'
import { loaderAttribute } from './failure-notice'
import { fieldState, type FieldState } from './field-state'
import { linkRulesId } from '@fivefold/shared/start/start-data'

/** A visitor's action, or a sign of one, and its control. */
export interface Taken {
  event: Event
  control: Element
  state: FieldState
}

/** Posts forms without the page's scripts (early-posts.ts). */
export interface EarlyPosts {
  /** The scripts have not come: forms that post need none. */
  pass(): void
  /** Posts the form that a press submits, if its values fit. @returns whether it did. */
  post(pressed: Element): boolean
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
  let isLeftAlone = (_control: Element) => false

  function take(event: Event) {
    if (isPassed) return
    readLinkRules()
    const control = controlOf(event)
    if (
      !control ||
      isLeftAlone(control) ||
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
    held,
    /** Absent on sites that receive no posts. */
    posts: undefined as EarlyPosts | undefined,
    /** Leaves controls to the browser until the page's scripts have come. */
    leaveAlone(rule: typeof isLeftAlone) {
      isLeftAlone = rule
    },
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
      isLeftAlone = () => false
      return held.splice(0)
    },
  }
}

export type EarlyEvents = ReturnType<typeof earlyEvents>

/**
 * Activates the document's speculation rules at the visitor's first sign. Active rules are matched against every link
 * during layout (10 to 30 ms on a slow processor), and apply when a link is pointed at.
 */
function readLinkRules() {
  // The rules come last in the document and may not be there yet.
  const rules = document.getElementById(linkRulesId)
  if (!rules || rules.parentElement === document.head) return
  rules.setAttribute('type', 'speculationrules')
  // An inert script runs when it is inserted again.
  document.head.append(rules)
}
