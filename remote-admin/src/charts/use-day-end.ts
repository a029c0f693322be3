import { useSyncExternalStore } from 'react'

/** When the visitor's day ends, in milliseconds; null during prerendering and hydration. */
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
