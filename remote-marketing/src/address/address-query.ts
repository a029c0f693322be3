import { useSyncExternalStore } from 'react'
import { useLocation } from '@fivefold/shared/routing/link'

const changed = 'fivefold:query'

/**
 * The address's query string. Empty while a page that was rendered ahead is hydrated, so that the
 * first render is the same for every address.
 */
export function useAddressQuery() {
  // the router announces its own navigations, replaceQuery its own
  useLocation()
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
}

/**
 * Writes parameters into the address without a history entry; null removes one. Not a navigation:
 * the page neither scrolls nor counts as viewed again.
 */
export function replaceQuery(changes: Readonly<Record<string, string | null>>) {
  const { pathname, search, hash } = window.location
  const next = queryWith(search, changes)
  if (next === search) return
  window.history.replaceState(window.history.state, '', pathname + next + hash)
  window.dispatchEvent(new Event(changed))
}

export function queryWith(search: string, changes: Readonly<Record<string, string | null>>) {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  const text = query.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}

function subscribe(listener: () => void) {
  window.addEventListener('popstate', listener)
  window.addEventListener(changed, listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener(changed, listener)
  }
}
