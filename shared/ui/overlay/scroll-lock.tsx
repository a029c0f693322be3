import { useEffect } from 'react'

/** Number of locks; the page scrolls again when the last one is released. */
let holders = 0

/** Locks the scrolling of the page behind a dialog or an open menu, without moving it sideways. */
export function useScrollLock(locked: boolean) {
  useEffect(() => {
    if (!locked) return
    const root = document.documentElement
    if (holders === 0) {
      root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`)
      root.dataset['scrollLock'] = ''
    }
    holders += 1
    return () => {
      holders -= 1
      if (holders === 0) delete root.dataset['scrollLock']
    }
  }, [locked])
}
