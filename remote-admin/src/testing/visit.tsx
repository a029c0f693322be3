import { act, configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { forgetClientErrors } from '@fivefold/shared/analytics/error-log'
import { ToastRegion } from '@fivefold/shared/notify/toast'
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { signIn } from '@fivefold/shared/session/account'
import type { SiteState } from '@fivefold/shared/store/entities'
import { readState, resetStore } from '@fivefold/shared/store/site-store'
import { vi } from 'vitest'
import { DashboardPage } from '../dashboard/dashboard-page'

// Whether each element is visible takes jsdom most of a test's time, and nothing here is hidden.
configure({ defaultHidden: true })

/** Milliseconds: a table of 25 rows takes jsdom seconds when the machine is busy. */
vi.setConfig({ testTimeout: 20_000 })

/** Begins with the seeds, an admin signed in, and the given records in the store. */
export function beginWith(records: Partial<SiteState> = {}) {
  vi.spyOn(console, 'info').mockReturnValue(undefined)
  window.matchMedia = (query) => Object.assign(new EventTarget(), reducedMotion(query))
  window.localStorage.clear()
  forgetClientErrors()
  resetStore()
  signIn({ email: 'admin@fivefold.example', password: 'secret1' })
  Object.assign(readState(), records)
}

/** Shows the dashboard under an address and answers the person who uses it. */
export function visit(address = '/admin') {
  window.history.pushState(null, '', address)
  render(
    <BrowserRouter>
      <main>
        <DashboardPage />
      </main>
      <ToastRegion />
    </BrowserRouter>,
  )
  return userEvent.setup()
}

export const currentAddress = () => window.location.pathname + window.location.search

export async function goBack() {
  await act(async () => {
    const arrived = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true })
    })
    window.history.back()
    await arrived
  })
}

function reducedMotion(query: string) {
  return {
    media: query,
    matches: query.includes('reduced-motion'),
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  }
}
