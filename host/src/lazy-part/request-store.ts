import { useSyncExternalStore } from 'react'

/** Whether something that can be opened from anywhere is open, and what for; null means closed. */
export function createRequestStore<Request>() {
  const listeners = new Set<() => void>()
  let request: Request | null = null

  function set(next: Request | null) {
    request = next
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    open: (next: Request) => set(next),
    close: () => set(null),
    useRequest: () =>
      useSyncExternalStore(
        subscribe,
        () => request,
        () => null,
      ),
  }
}
