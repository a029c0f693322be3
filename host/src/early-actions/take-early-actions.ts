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
  /** Only an input has one: what the field held after it. */
  state?: FieldState
}

/**
 * Takes over what a visitor has done before the page's scripts ran. Each action is done once more, in order, when its
 * part of the document is interactive. Fields keep what is in them (keep-fields.ts). Ends when all of it is done.
 */
export function takeEarlyActions(events: EarlyEvents) {
  const waiting: Record<Part, EarlyAction[]> = { page: [], shell: [] }
  const hydrated = new Set<Part>()
  /** Parts where an action may have changed what is typed. */
  const acted = new Set<Part>()
  restoreTyped()
  const fields = keepFields(pass)
  let hovered: (() => Element | undefined) | undefined
  /** The control of the action that was repeated last, and whether it had the focus before the first one on it. */
  let last: Element | undefined
  let hadFocus = false

  const waitsToRun = (part: Part) => isInteractive(part) && waiting[part].length > 0
  /** Whether nothing that was done earlier would run after it. */
  const isOpen = (part: Part) => isInteractive(part) && !waitsToRun('shell') && !waitsToRun('page')

  function pass(run: () => void) {
    events.pass(() => {
      try {
        run()
      } catch (error) {
        // The actions after it are done all the same.
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
    // The other part may be what it waits for.
    if (isInteractive(part)) proceed()
    return true
  }

  function keep(taken: Taken, part: Part) {
    const { event, control, state } = taken
    const queue = waiting[part]
    const previous = queue.at(-1)
    const place = previous?.control === control ? previous.place : placeNow(control)
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

  /** A text for the dialog that a control opened finds its field without the control. */
  const placeNow = (control: Element) =>
    control.isConnected ? placeOf(control) : () => document.activeElement ?? undefined

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
      // The page reacts before the next action.
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
    // A menu under a pointer that has not moved opens.
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
    // Fields of another page only look the same.
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
