import { hydratedEvent } from '@fivefold/shared/start/start-data'
import { watchText } from './caret'
import { isSign } from './early-control'
import { pendingAttribute, type EarlyEvents, type Taken } from './early-events'
import { areOneGroup } from './field-value'
import { isInteractive, onInteractive, partOf, starterAttribute, type Part } from './part'
import { placeOf } from './place-of'
import { hoverAgain, repetitionOf, type Repeat } from './repeat'

interface EarlyAction {
  type: string
  control: Element
  /** What stands there by now. */
  atPlace: () => Element | undefined
  repeat: Repeat
}

/**
 * Takes what a visitor does before the page's scripts run, shows it as taken (`data-pending`), and does it
 * once more when its part of the document is interactive: once, in order. Ends when all of it is.
 * @param onIntent called at every sign that the visitor needs the scripts.
 */
export function takeEarlyActions(events: EarlyEvents, onIntent = () => {}) {
  const waiting: Record<Part, EarlyAction[]> = { page: [], shell: [] }
  let hovered: Element | undefined
  /** The control of the action that was repeated last, and whether it had the focus before the first one on it. */
  let last: Element | undefined
  let hadFocus = false

  const isOpen = (part: Part) => isInteractive(part) && waiting[part].length === 0

  function take(taken: Taken, wasHeld?: true) {
    const { event, control } = taken
    if (control.closest(`[${starterAttribute}]`)) return false
    if (!wasHeld && isOpen(partOf(control))) return false
    if (!isSign(event)) keep(taken)
    else if (event instanceof PointerEvent && event.pointerType === 'mouse') hovered = control
    onIntent()
    return true
  }

  /** Keeps an action for later. */
  function keep(taken: Taken) {
    const { control } = taken
    const { type } = taken.event
    const queue = waiting[partOf(control)]
    const repeat = repetitionOf(taken)
    const isSame = (earlier?: EarlyAction) => earlier?.type === type && earlier.control === control
    if (type === 'input') {
      // Each of them holds the whole text, and none may bring back an older one.
      for (const earlier of queue) {
        if (isSame(earlier)) earlier.repeat = repeat
        // To tell of it once more would untick the other for a moment.
        else if (areOneGroup(control, earlier.control)) earlier.repeat = () => {}
      }
      if (isSame(queue.at(-1))) return
    }
    queue.push({ type, control, atPlace: placeOf(control), repeat })
  }

  function repeat(action: EarlyAction) {
    const control = action.atPlace()
    if (control === undefined) return
    if (action.control !== last) hadFocus = document.activeElement === control
    last = action.control
    events.pass(() => {
      try {
        action.repeat(control, hadFocus)
      } catch (error) {
        // The actions after it are done all the same.
        reportError(error)
      }
    })
  }

  let lostCaret = watchText(null)
  const onHydrated = () => (lostCaret = watchText(document.activeElement))

  /** Before anything else: a page that renders a field without what it does not know moves the caret, too. */
  function tellTexts() {
    if (!isInteractive('page')) return
    const restoreCaret = lostCaret()
    lostCaret = watchText(null)
    waiting.page.filter(({ type }) => type === 'input').forEach(repeat)
    restoreCaret()
  }

  async function repeatAll(part: Part) {
    for (let next = waiting[part][0]; next && isInteractive(part); next = waiting[part][0]) {
      next.control.removeAttribute(pendingAttribute)
      repeat(next)
      waiting[part].shift()
      // What the page does about it comes first.
      await new Promise((resolve) => setTimeout(resolve))
    }
  }

  let round = Promise.resolve()
  const proceed = () => {
    tellTexts()
    round = round
      .then(() => repeatAll('shell'))
      .then(() => repeatAll('page'))
      .then(() => {
        if (!isOpen('shell')) return
        // What opens under the pointer opens for one that has not moved since.
        if (hovered?.matches(':hover')) hoverAgain(hovered)
        hovered = undefined
        if (!isOpen('page')) return
        events.end()
        document.removeEventListener(hydratedEvent, onHydrated)
        observer.disconnect()
      })
  }
  const observer = onInteractive(proceed)
  document.addEventListener(hydratedEvent, onHydrated)
  events.answerBy(take)
  proceed()
}
