import { hydratedEvent } from '@fivefold/shared/start/start-data'
import { isSign } from '../../starter/inline/early-control'
import { pendingAttribute, type EarlyEvents, type Taken } from '../../starter/inline/early-events'
import type { FieldState } from '../../starter/inline/field-state'
import { keepFields } from './keep-fields'
import { isInteractive, onInteractive, partOf, type Part } from './part'
import { placeOf } from './place-of'
import { restoreTyped } from './restore-typed'
import { hoverAgain, repetitionOf, type Repeat } from './repeat'

interface EarlyAction {
  control: Element
  place: () => Element | undefined
  repeat: Repeat
  /** Inputs only: what the field held afterwards. */
  state?: FieldState
}

/**
 * Repeats what a visitor did before the page's scripts ran: each action once, in order, when its part of the document
 * is interactive. Fields keep their content (keep-fields.ts). Ends when every action is done.
 */
export function takeEarlyActions(events: EarlyEvents) {
  const waiting: Record<Part, EarlyAction[]> = { page: [], shell: [] }
  const hydrated = new Set<Part>()
  /** Parts where an action may have changed a field. */
  const acted = new Set<Part>()
  restoreTyped()
  const fields = keepFields(pass)
  let hovered: (() => Element | undefined) | undefined
  /** The control of the latest repeated action, and whether it had the focus before its first one. */
  let last: Element | undefined
  let hadFocus = false

  const isOpen = (part: Part) => isInteractive(part) && waiting[part].length === 0

  function pass(run: () => void) {
    events.pass(() => {
      try {
        run()
      } catch (error) {
        // The following actions are still repeated.
        reportError(error)
      }
    })
  }

  function take(taken: Taken, wasHeld?: true) {
    const { event, control } = taken
    const part = partOf(control)
    if (event.type === 'input' && hydrated.has(part) && !wasHeld) fields.forget(control)
    if (!wasHeld && isOpen(part)) return false
    keep(taken, part)
    return true
  }

  function keep(taken: Taken, part: Part) {
    const { event, control, state } = taken
    const place = placeOf(control)
    const queue = waiting[part]
    const previous = queue.at(-1)
    if (event.type !== 'input') {
      if (!isSign(event)) {
        acted.add(part)
        queue.push({ control, place, repeat: repetitionOf(taken) })
      } else if (event instanceof PointerEvent && event.pointerType === 'mouse') hovered = place
    } else if (previous?.state && previous.control === control) {
      previous.state = state
    } else {
      const action: EarlyAction = {
        control,
        place,
        state,
        repeat: () =>
          acted.has(part) && hydrated.has(part) && fields.put(control, action.state ?? state),
      }
      queue.push(action)
    }
  }

  function repeat({ control, place, repeat }: EarlyAction) {
    const inPlace = place()
    if (!inPlace) return
    if (control !== last) hadFocus = document.activeElement === inPlace
    last = control
    pass(() => repeat(inPlace, hadFocus))
  }

  async function repeatAll(part: Part) {
    for (let next = waiting[part][0]; next && isInteractive(part); next = waiting[part][0]) {
      next.control.removeAttribute(pendingAttribute)
      repeat(next)
      waiting[part].shift()
      // Lets the page react before the next action.
      await new Promise((resolve) => setTimeout(resolve))
    }
  }

  let round = Promise.resolve()
  const proceed = () => {
    round = round
      .then(() => repeatAll('shell'))
      .then(() => repeatAll('page'))
      .then(endWhenDone)
  }

  function endWhenDone() {
    if (!isOpen('shell')) return
    // Opens a menu under a pointer that has not moved.
    const under = hovered?.()
    if (under?.matches(':hover')) hoverAgain(under)
    hovered = undefined
    if (!isOpen('page')) return
    events.end()
    fields.end()
    document.removeEventListener(hydratedEvent, onHydrated)
    observer.disconnect()
  }

  const { pathname } = window.location

  function onHydrated({ target }: Event) {
    // Another page's fields only look alike.
    if (window.location.pathname !== pathname) return
    const part = (target as Element).matches('main') ? 'page' : 'shell'
    hydrated.add(part)
    fields.hydrated(part)
  }

  const observer = onInteractive(proceed)
  document.addEventListener(hydratedEvent, onHydrated)
  for (const each of events.answerBy(take)) take(each, true)
  proceed()
}
