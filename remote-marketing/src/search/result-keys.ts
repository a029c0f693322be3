import { useEffect } from 'react'

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

const stops = 'main [role=search] input, main li h3 > a'

/** Lets the arrow keys move between the search field and the results, in the order of the page. */
export function useResultKeys() {
  useEffect(() => {
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [])
}

function move(event: KeyboardEvent) {
  const step = steps.get(event.key)
  const { altKey, ctrlKey, metaKey, shiftKey } = event
  // They select text, or move to its end.
  if (step === undefined || altKey || ctrlKey || metaKey || shiftKey) return
  const elements = [...document.querySelectorAll<HTMLElement>(stops)]
  const place = elements.findIndex((element) => element === document.activeElement)
  const next = place === -1 ? undefined : elements[place + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
