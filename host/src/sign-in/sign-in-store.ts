import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { createTypeAhead } from '../lazy-part/type-ahead'

export interface SignInRequest {
  /** The page that asked, as an address inside the site; absent: a guarded page that is open. */
  from?: string
}

/** What the sign-in dialog was opened for; null while it is closed. */
const request = createStore<SignInRequest | null>(() => null)
const typeAhead = createTypeAhead(closeSignIn)

/** Opens the sign-in dialog, from anywhere in the shell. */
export function openSignIn(opened: SignInRequest = {}) {
  if (!request.getState()) typeAhead.begin()
  request.setState(opened, true)
}

export function closeSignIn() {
  typeAhead.end()
  request.setState(null, true)
}

export const takeTypedAhead = typeAhead.end
export const useSignInRequest = () => useStore(request)
