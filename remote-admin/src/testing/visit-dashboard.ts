import { forgetClientErrors } from '@fivefold/shared/analytics/error-log'
import { signIn } from '@fivefold/shared/session/account'
import { resetStore, type SiteState } from '@fivefold/shared/store/site-store'
import { arrangeStore } from '@fivefold/shared/testing/arrange-store'
import {
  reduceMotion,
  renderPage,
  skipVisibilityChecks,
} from '@fivefold/shared/testing/render-page'
import { vi } from 'vitest'
import { DashboardPage } from '../dashboard/dashboard-page'

/** Begins with the seeds, an admin signed in, and the given records in the store. */
export function beginWith(records: Partial<SiteState> = {}) {
  vi.spyOn(console, 'info').mockReturnValue(undefined)
  reduceMotion()
  skipVisibilityChecks()
  window.localStorage.clear()
  forgetClientErrors()
  resetStore()
  signIn({ email: 'admin@fivefold.example', password: 'secret1' })
  arrangeStore(records)
}

/** Shows the dashboard at an address. @returns the person who uses it. */
export const visit = (address = '/admin') => renderPage(DashboardPage, address).person
