import { configure } from '@testing-library/react'
import { forgetClientErrors } from '@fivefold/shared/analytics/error-log'
import { signIn } from '@fivefold/shared/session/account'
import type { SiteState } from '@fivefold/shared/domain/site/site-state'
import { resetStore } from '@fivefold/shared/store/site-store'
import { stateStore } from '@fivefold/shared/store/state-store'
import { reduceMotion, visitPage } from '@fivefold/shared/testing/visit-page'
import { vi } from 'vitest'
import { DashboardPage } from '../dashboard/dashboard-page'

export { currentAddress, goBack } from '@fivefold/shared/testing/visit-page'

// Whether each element is visible takes jsdom most of a test's time, and nothing here is hidden.
configure({ defaultHidden: true })

/** Begins with the seeds, an admin signed in, and the given records in the store. */
export function beginWith(records: Partial<SiteState> = {}) {
  vi.spyOn(console, 'info').mockReturnValue(undefined)
  reduceMotion()
  window.localStorage.clear()
  forgetClientErrors()
  resetStore()
  signIn({ email: 'admin@fivefold.example', password: 'secret1' })
  stateStore.setState(records)
}

/** Shows the dashboard under an address and answers the person who uses it. */
export function visit(address = '/admin') {
  window.history.pushState(null, '', address)
  return visitPage(<DashboardPage />)
}
