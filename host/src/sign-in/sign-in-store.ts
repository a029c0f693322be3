import { createRequestStore } from '../lazy-part/request-store'

export interface SignInRequest {
  /** The guarded page that asked, as an address inside the site. */
  from?: string
}

const requests = createRequestStore<SignInRequest>()

/** Opens the sign-in dialog, from anywhere in the shell. */
export const openSignIn = (request: SignInRequest = {}) => requests.open(request)
export const closeSignIn = requests.close
export const useSignInRequest = requests.useRequest
