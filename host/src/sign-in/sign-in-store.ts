import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export interface SignInRequest {
  /** The guarded page that asked, as an address inside the site. */
  from?: string
}

/** What the sign-in dialog was opened for; null while it is closed. */
const request = createStore<SignInRequest | null>(() => null)

/** Opens the sign-in dialog, from anywhere in the shell. */
export const openSignIn = (opened: SignInRequest = {}) => request.setState(opened, true)
export const closeSignIn = () => request.setState(null, true)
export const useSignInRequest = () => useStore(request)
