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

/** Resets the store to the seeds and the given records, and signs in an admin. */
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

/** Renders the dashboard at an address. @returns the simulated user. */
export const visit = (address = '/admin') => renderPage(DashboardPage, address).person
