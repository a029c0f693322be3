import type { ComponentType } from 'react'
import { act, configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { ToastRegion } from '@fivefold/shared/notify/toast'
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { signIn } from '@fivefold/shared/session/account'
import type { SiteState } from '@fivefold/shared/store/entities'
import { readState, resetStore } from '@fivefold/shared/store/site-store'

// Whole pages in jsdom take their time on a busy machine.
configure({ asyncUtilTimeout: 5_000 })
vi.setConfig({ testTimeout: 20_000 })

export const customer = 'customer@fivefold.example'
export const admin = 'admin@fivefold.example'

/** Begins with the seeds; signed in when an e-mail is given. */
export function beginAs(email?: string) {
  window.matchMedia = (query) => Object.assign(new EventTarget(), reducedMotion(query))
  resetStore()
  if (email) signIn({ email, password: 'secret1' })
}

/** Puts records into the store that no command makes; the next `beginAs` takes them out again. */
export function arrange(records: Partial<SiteState>) {
  Object.assign(readState(), records)
}

/** Shows a page under an address and answers the person who uses it. */
export function visit(Page: ComponentType, address: string) {
  window.history.replaceState(null, '', address)
  render(
    <BrowserRouter>
      <main>
        <Page />
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
