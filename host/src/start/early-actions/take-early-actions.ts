import { hydratedEvent } from '@fivefold/shared/start/start-data'
import { isSign } from '../../../starter/inline/early-control'
import {
  pendingAttribute,
  type EarlyEvents,
  type Taken,
} from '../../../starter/inline/early-events'
import type { FieldState } from '../../../starter/inline/field-state'
import { keepFields } from './keep-fields'
import { isInteractive, onInteractive, partOf, type Part } from './part'
import { placeOf } from './place-of'
import { restoreTyped } from './restore-typed'
import { hoverAgain, repetitionOf, type Repeat } from './repeat'

interface EarlyAction {
  part: Part
  control: Element
  /** The page's; another page's controls only look alike. */
  path: string
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
  const waiting: EarlyAction[] = []
  const hydrated = new Set<Part>()
  /** Parts where an action may have changed a field. */
  const acted = new Set<Part>()
  restoreTyped()
  const fields = keepFields(pass)
  let hovered: (() => Element | undefined) | undefined
  /** The control of the latest repeated action, and whether it had the focus before its first one. */
  let last: Element | undefined
  let hadFocus = false

  /** The shell does not wait for the page. Where both are interactive, all actions keep their order. */
  const nextAction = () => waiting.find(({ part }) => isInteractive(part))
  const isOpen = (part: Part) => isInteractive(part) && nextAction() === undefined

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
    const previous = waiting.findLast((action) => action.part === part)
    const place = previous?.control === control ? previous.place : placeNow(control)
    const path = window.location.pathname
    if (event.type !== 'input') {
      if (!isSign(event)) {
        acted.add(part)
        waiting.push({ part, control, path, place, repeat: repetitionOf(taken) })
      } else if (event instanceof PointerEvent && event.pointerType === 'mouse') hovered = place
    } else if (previous?.state && previous.control === control) {
      previous.state = state
    } else {
      const action: EarlyAction = {
        part,
        control,
        path,
        place,
        state,
        repeat: () =>
          acted.has(part) && hydrated.has(part) && fields.put(control, action.state ?? state),
      }
      waiting.push(action)
    }
  }

  /** A text for the dialog that a control opened finds its field without the control. */
  const placeNow = (control: Element) =>
    control.isConnected ? placeOf(control) : () => document.activeElement ?? undefined

  function repeat({ part, path, control, place, repeat }: EarlyAction) {
    const isLeft = part === 'page' && window.location.pathname !== path
    const inPlace = isLeft ? undefined : place()
    if (!inPlace) {
      events.posts?.post(control)
      return
    }
    if (control !== last) hadFocus = document.activeElement === inPlace
    last = control
    pass(() => repeat(inPlace, hadFocus))
  }

  async function repeatAll() {
    for (let next = nextAction(); next; next = nextAction()) {
      next.control.removeAttribute(pendingAttribute)
      repeat(next)
      waiting.splice(waiting.indexOf(next), 1)
      // Lets the page react before the next action.
      await new Promise((resolve) => setTimeout(resolve))
    }
  }

  let round = Promise.resolve()
  const proceed = () => {
    round = round.then(repeatAll).then(endWhenDone)
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
