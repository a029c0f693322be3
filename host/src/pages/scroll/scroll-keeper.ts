import { createScrollPositions } from './scroll-positions'
import { scrollTarget, type Visit } from './scroll-target'

/**
 * Restores scroll positions in place of the browser, which does so before a lazily loaded page has its height. For a
 * document with prerendered content, the browser has already restored the position or scrolled to the anchor, and the
 * visitor may have scrolled since.
 */
export function createScrollKeeper({ hasContent }: { hasContent: boolean }) {
  const positions = createScrollPositions()
  let shown: Visit | undefined
  let leaving = true

  window.history.scrollRestoration = 'manual'
  window.addEventListener(
    'scroll',
    () => {
      if (shown !== undefined && !leaving) positions.record(entryOf(shown), window.scrollY)
    },
    { passive: true },
  )
  window.addEventListener('pagehide', () => {
    positions.save()
    window.history.scrollRestoration = 'auto'
  })
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual'
  })

  return {
    /** Another page will be shown: further scrolling is not the visitor's. */
    leave(next: Visit) {
      if (shown === undefined && hasContent) return settle(next)
      if (shown?.key === next.key) return
      leaving = true
      const newPage = shown?.pathname !== next.pathname
      if (newPage && next.navigation !== 'POP') scrollTo(0)
    },

    /** The page has its full height. */
    arrive(next: Visit) {
      const left = shown === undefined && !isReturn() ? undefined : positions.of(entryOf(next))
      // The visitor went back before the next page was loaded, so undo its start at the top.
      const previous = leaving && shown?.key === next.key ? undefined : shown
      const target = scrollTarget(previous, next, left)
      shown = next
      if (target === 'top') scrollTo(0)
      else if (target !== 'stay' && 'top' in target) scrollTo(target.top)
      else if (target !== 'stay') scrollToAnchor(target.anchor)
      leaving = false
    },
  }

  /** The document's own page was on the screen before its scripts ran. */
  function settle(first: Visit) {
    shown = first
    leaving = false
    positions.record(entryOf(first), window.scrollY)
  }
}

export type ScrollKeeper = ReturnType<typeof createScrollKeeper>

/** Every document starts with the same key, so the name includes the address. */
const entryOf = ({ key, pathname, search }: Visit) => `${key} ${pathname}${search}`

/** Whether the document was loaded by going back, forward or reloading. */
export function isReturn() {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}

function scrollTo(top: number) {
  window.scrollTo({ top, behavior: 'instant' })
}

function scrollToAnchor(hash: string) {
  const section = document.getElementById(decodeAnchor(hash))
  if (section === null) scrollTo(0)
  else section.scrollIntoView({ behavior: 'instant', block: 'start' })
}

export function decodeAnchor(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
