import { signIn } from '@fivefold/shared/session/account'
import { resetStore } from '@fivefold/shared/store/site-store'
import { reduceMotion } from '@fivefold/shared/testing/render-page'

export const customer = 'customer@fivefold.example'
export const admin = 'admin@fivefold.example'

/** Resets the store to the seeds and signs in as `email`, if given. */
export function beginAs(email?: string) {
  reduceMotion()
  window.localStorage.clear()
  resetStore()
  if (email) signIn({ email, password: 'secret1' })
}
