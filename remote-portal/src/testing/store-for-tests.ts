import { signIn } from '@fivefold/shared/session/account'
import type { SiteState } from '@fivefold/shared/domain/site/site-state'
import { resetStore } from '@fivefold/shared/store/site-store'
import { stateStore } from '@fivefold/shared/store/state-store'
import { reduceMotion } from '@fivefold/shared/testing/render-page'

export const customer = 'customer@fivefold.example'
export const admin = 'admin@fivefold.example'

/** Begins with the seeds; signed in when an email is given. */
export function beginAs(email?: string) {
  reduceMotion()
  window.localStorage.clear()
  resetStore()
  if (email) signIn({ email, password: 'secret1' })
}

/** Puts records into the store that no command makes; the next `beginAs` takes them out again. */
export function arrange(records: Partial<SiteState>) {
  stateStore.setState(records)
}
