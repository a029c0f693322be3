import { signInLinkKey } from '@fivefold/shared/outbox/sign-in-link'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const token = createStore<string | undefined>(() => undefined)

/** Takes the token of a mailed link out of the address, where the history would keep it. @returns whether there is one. */
export function takeTokenFromAddress(): boolean {
  const { pathname, search, hash } = location
  const found = new URLSearchParams(hash.slice(1)).get(signInLinkKey)
  if (found === null) return false
  token.setState(found)
  history.replaceState(history.state, '', pathname + search)
  return true
}

/** The token of the link that the visitor has opened last. */
export const useLinkToken = () => useStore(token)

/** A link works once. */
export function forgetToken(): void {
  token.setState(undefined)
}
