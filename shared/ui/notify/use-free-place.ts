import { useEffect, useRef } from 'react'
import { freePlace, places } from './free-place'

const controls =
  'a[href], button, input, select, textarea, summary, [role=tab], [role=option], [role=menuitem]'

/**
 * Places the messages of an element where they cover no control, by its `data-place`.
 * @param subscribe notifies its listener when messages appear and disappear.
 */
export function useFreePlace(subscribe: (listener: () => void) => () => void) {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => area.current && move(area.current))
    }
    const unsubscribe = subscribe(later)
    const events = ['resize', 'scrollend', 'focusin'] as const
    for (const event of events) window.addEventListener(event, later)
    return () => {
      cancelAnimationFrame(frame)
      unsubscribe()
      for (const event of events) window.removeEventListener(event, later)
    }
  }, [subscribe])
  return area
}

function move(area: HTMLElement) {
  const messages = area.querySelector('.Toastify__toast-container')
  if (messages === null || messages.childElementCount === 0) return
  const boxAt = (place: string) => {
    area.dataset['place'] = place
    return messages.getBoundingClientRect()
  }
  const [bottomRight, bottomLeft, topRight, topLeft] = places
  const boxes = {
    [bottomRight]: boxAt(bottomRight),
    [bottomLeft]: boxAt(bottomLeft),
    [topRight]: boxAt(topRight),
    [topLeft]: boxAt(topLeft),
  }
  area.dataset['place'] = freePlace(boxes, controlsBelow(area))
}

/** The controls that the visitor can reach: those of the open dialog, if there is one. */
function controlsBelow(area: HTMLElement) {
  const reachable = document.querySelector('[role=dialog][data-state=open]') ?? document
  return [...reachable.querySelectorAll(controls)]
    .filter((control) => !area.contains(control))
    .map((control) => ({
      box: control.getBoundingClientRect(),
      isFocused: control === document.activeElement,
    }))
    .filter(({ box }) => box.right > box.left)
}
