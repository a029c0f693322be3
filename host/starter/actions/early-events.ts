import { controlOf, signTypes, stoppedTypes } from './early-control'
import { isInteractive } from './part'

/**
 * Answers what a visitor does.
 * @param held of what was done before: the control's value then.
 * @returns whether it waits: then the page does nothing about it now.
 */
export type Answer = (event: Event, control: Element, held?: { value: unknown }) => boolean

/** Of what a visitor has done and no script has handled. */
export const pendingAttribute = 'data-pending'

const earlyTypes = [...stoppedTypes, 'input', ...signTypes]

/** Stops what visitors do on a page whose scripts do not run yet, and shows it as taken. */
export function earlyEvents() {
  const held: Required<Parameters<Answer>>[] = []
  let answer: Answer = (event, control) =>
    !isInteractive('page') &&
    held.push([event, control, { value: Reflect.get(control, 'value') }]) > 0

  function take(event: Event) {
    const control = controlOf(event)
    // What is typed shows by itself.
    if (!control || !answer(event, control) || !stoppedTypes.includes(event.type)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    control.setAttribute(pendingAttribute, '')
  }

  return {
    begin: () => earlyTypes.forEach((type) => document.addEventListener(type, take, true)),
    end: () => earlyTypes.forEach((type) => document.removeEventListener(type, take, true)),
    /** Has another function answer, what was held until now first. */
    answerBy(other: Answer) {
      answer = other
      for (const each of held.splice(0)) answer(...each)
    },
  }
}

export type EarlyEvents = ReturnType<typeof earlyEvents>
