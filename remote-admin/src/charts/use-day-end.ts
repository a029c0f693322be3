import { useSyncExternalStore } from 'react'

/** The end of the visitor's day, in milliseconds; null during prerendering and hydration. */
export const useDayEnd = () => useSyncExternalStore(onReturn, dayEnd, unknown)

function dayEnd() {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime()
}

const unknown = () => null

function onReturn(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
