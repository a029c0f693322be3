import type { ComponentType } from 'react'
import { signIn } from '@fivefold/shared/session/account'
import type { SiteState } from '@fivefold/shared/domain/site/site-state'
import { resetStore } from '@fivefold/shared/store/site-store'
import { stateStore } from '@fivefold/shared/store/state-store'
import { reduceMotion, visitPage } from '@fivefold/shared/testing/visit-page'

export { currentAddress, goBack } from '@fivefold/shared/testing/visit-page'

export const customer = 'customer@fivefold.example'
export const admin = 'admin@fivefold.example'

/** Begins with the seeds; signed in when an e-mail is given. */
export function beginAs(email?: string) {
  reduceMotion()
  resetStore()
  if (email) signIn({ email, password: 'secret1' })
}

/** Puts records into the store that no command makes; the next `beginAs` takes them out again. */
export function arrange(records: Partial<SiteState>) {
  stateStore.setState(records)
}

/** Shows a page under an address and answers the person who uses it. */
export function visit(Page: ComponentType, address: string) {
  window.history.replaceState(null, '', address)
  return visitPage(<Page />)
}
