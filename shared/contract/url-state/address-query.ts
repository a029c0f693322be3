import { useSyncExternalStore } from 'react'
import { useLocation } from '../routing/link'
import { textForAddress } from '../routing/longest-query'

export type QueryChanges = Readonly<Record<string, string | null>>

/**
 * The page's query string. Empty during hydration, so that the first render is the same for every address.
 * @example const users = new URLSearchParams(useAddressQuery()).get('users')
 */
export function useAddressQuery() {
  const { pathname, search } = useLocation()
  return useSyncExternalStore(
    subscribe,
    // The window's address is ahead of the router's, and is another page's after leaving this one.
    () => (window.location.pathname === pathname ? window.location.search : search),
    () => '',
  )
}

/**
 * The anchor of the page's address, with its `#`; empty during hydration.
 * @example useAddressHash() === '#pricing'
 */
export const useAddressHash = () =>
  useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  )

/**
 * Writes parameters into the address without a history entry. Null removes one.
 * @example replaceQuery({ users: '50', plan: null }) // whether the address has changed
 */
export function replaceQuery(changes: QueryChanges): boolean {
  const { pathname, search, hash } = window.location
  const next = queryWith(search, changes)
  if (Object.keys(changes).length === 0 || next === search) return false
  window.history.replaceState(window.history.state, '', pathname + next + hash)
  // Makes the router read the address again. The entry keeps its key, so the page does not scroll.
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  return true
}

/** @example queryWith('?plan=team', { users: '50', plan: null }) // '?users=50' */
export function queryWith(search: string, changes: QueryChanges) {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name)
    else query.set(name, textForAddress(value))
  }
  const text = query.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}

/**
 * A selector for the root element of a page that is being hydrated at an address with the parameter
 * (address-boot.ts).
 * @example withParameter('q') // a selector: `${withParameter('q')} & { … }`
 */
export const withParameter = (name: string) =>
  `:root:is([data-query^='?${name}='], [data-query*='&${name}=']):not([data-query$='${name}='])`

function subscribe(listener: () => void) {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}
