import { controlOf, earlyTypes, stoppedTypes } from './early-control'

/** Answers what a visitor does. @returns whether it waits: then the page does nothing about it now. */
export type Answer = (event: Event, control: Element) => boolean

/** Of what a visitor has done and no script has handled. */
export const pendingAttribute = 'data-pending'

/** Stops what visitors do on a page whose scripts do not run yet, and shows it as taken. */
export function earlyEvents() {
  const held: Parameters<Answer>[] = []
  let answer: Answer = (event, control) => held.push([event, control]) > 0

  function take(event: Event) {
    const control = controlOf(event)
    // What is typed shows by itself.
    if (!control || !answer(event, control) || !stoppedTypes.includes(event.type)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    control.setAttribute(pendingAttribute, '')
  }

  const begin = () => earlyTypes.forEach((type) => document.addEventListener(type, take, true))
  const end = () => earlyTypes.forEach((type) => document.removeEventListener(type, take, true))
  return {
    begin,
    end,
    /** Has another function answer, what was held until now first. */
    answerBy(other: Answer) {
      answer = other
      begin()
      for (const each of held.splice(0)) answer(...each)
    },
  }
}

export type EarlyEvents = ReturnType<typeof earlyEvents>
