/** Milliseconds in which a page may still grow. */
const longest = 5000

const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown']

/** Scrolls to an element, and again where the page grows above it, until the visitor acts or leaves. */
export function keepInSight(element: Element, left: AbortSignal) {
  show(element)
  let height = document.body.scrollHeight
  const observer = new ResizeObserver(() => {
    const { scrollHeight } = document.body
    if (scrollHeight !== height) show(element)
    height = scrollHeight
  })
  observer.observe(document.body)
  const end = () => observer.disconnect()
  const ends = { once: true, passive: true, signal: left }
  for (const act of acts) window.addEventListener(act, end, ends)
  left.addEventListener('abort', end, { once: true })
  setTimeout(end, longest)
}

function show(element: Element) {
  if (isInSight(element)) return
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
}

function isInSight(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  const { scrollMarginTop, scrollPaddingTop } = getComputedStyle(document.documentElement)
  const header = Number.parseFloat(scrollPaddingTop) || Number.parseFloat(scrollMarginTop) || 0
  return top >= header && bottom <= window.innerHeight
}
