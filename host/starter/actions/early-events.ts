import { controlOf, isSign, signTypes, stoppedTypes } from './early-control'
import { fieldValue } from './field-value'
import { isInteractive, partOf } from './part'

/** What a visitor does. */
export interface Taken {
  event: Event
  control: Element
  /** What the control, if it is a field, has then. */
  value: unknown
  /** Whether the page's scripts hear of it themselves: nothing holds back what is typed. */
  isHeard: boolean
}

/**
 * Answers what a visitor does.
 * @param wasHeld whether it was stopped before.
 * @returns whether it waits: then the page does nothing about it now.
 */
export type Answer = (taken: Taken, wasHeld?: true) => boolean

/** Of what a visitor has done and no script has handled. */
export const pendingAttribute = 'data-pending'

const earlyTypes = [...stoppedTypes, 'input', ...signTypes]

/**
 * Stops what visitors do on a page whose scripts do not run yet, and shows it as taken.
 * @param onEach called at each action and each sign of one, whatever it is about.
 * @param onHeld called at those that wait while nothing answers them.
 */
export function earlyEvents(onEach: () => void, onHeld: () => void) {
  const held: Taken[] = []
  // An action that waits has those after it wait, too.
  const areHeld = () => !isInteractive('page') || held.some(({ event }) => !isSign(event))
  let answer: Answer = (taken) => {
    if (!areHeld()) return false
    onHeld()
    return held.push(taken) > 0
  }
  let isPassed = false

  function take(event: Event) {
    if (isPassed) return
    onEach()
    const control = controlOf(event)
    if (!control) return
    const isStopped = stoppedTypes.includes(event.type)
    const isHeard = !isStopped && isInteractive(partOf(control))
    if (!answer({ event, control, value: fieldValue(control), isHeard })) return
    // What is typed shows by itself.
    if (!isStopped) return
    event.preventDefault()
    event.stopImmediatePropagation()
    control.setAttribute(pendingAttribute, '')
  }

  return {
    begin: () => earlyTypes.forEach((type) => document.addEventListener(type, take, true)),
    end: () => earlyTypes.forEach((type) => document.removeEventListener(type, take, true)),
    /** Does something for the visitor: nothing of that is taken. @param action throws nothing. */
    pass(action: () => void) {
      isPassed = true
      action()
      isPassed = false
    },
    /** Has another function answer, what was held until now first. */
    answerBy(other: Answer) {
      answer = other
      for (const each of held.splice(0)) answer(each, true)
    },
  }
}

export type EarlyEvents = ReturnType<typeof earlyEvents>
