import type { ComponentType } from 'react'
import { act, configure, render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { ToastRegion } from '../ui/notify/toast'
import { BrowserRouter } from '../contract/routing/link'
import { provideStoreCode } from '../data/store/site-store'
import { storeCode } from '../data/store/store-code'

provideStoreCode(storeCode)

// Whole pages in jsdom are slow on a busy machine. A test's own longer limit stays.
configure(({ asyncUtilTimeout }) => ({ asyncUtilTimeout: Math.max(asyncUtilTimeout, 5_000) }))

/**
 * Renders a page at an address, with its toasts, for user events.
 * @param entry the state of the history entry, as after a reload.
 * @example
 * const { person, getByRole } = renderPage(() => <button>Save</button>, '/billing')
 * void person.click(getByRole('button'))
 */
export function renderPage(
  Page: ComponentType,
  address: string,
  entry: unknown = null,
): RenderResult & { person: UserEvent } {
  window.history.pushState(entry, '', address)
  const view = render(
    <BrowserRouter>
      <main>
        <Page />
      </main>
      <ToastRegion />
    </BrowserRouter>,
  )
  return { ...view, person: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) }
}

/** @example currentAddress() // '/billing?page=2' */
export const currentAddress = () => window.location.pathname + window.location.search

/** @example void goBack() */
export async function goBack() {
  await act(async () => {
    const arrived = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true })
    })
    window.history.back()
    await arrived
  })
}

/**
 * For pages that hide nothing: jsdom spends most of a test's time on visibility checks.
 * @example skipVisibilityChecks() // before the page is rendered
 */
export const skipVisibilityChecks = () => configure({ defaultHidden: true })

/**
 * jsdom has no media queries: this device prefers reduced motion and matches nothing else.
 * @example reduceMotion() // before the page is rendered
 */
export function reduceMotion() {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: query.includes('reduced-motion'),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
}
