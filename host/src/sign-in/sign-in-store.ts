import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { createTypeAhead } from '../loading/lazy-part/type-ahead'

export interface SignInRequest {
  /** The page that requested it, as a path of the site. Absent: the open page, if guarded. */
  from?: string
}

/** The reason that the dialog is open for; null while it is closed. */
const request = createStore<SignInRequest | null>(() => null)
const typeAhead = createTypeAhead(closeSignIn)

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
