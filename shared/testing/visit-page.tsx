import type { ReactNode } from 'react'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ToastRegion } from '../notify/toast'
import { BrowserRouter } from '../routing/link'

/** Renders a page at the current address, with its toasts. Returns the user who operates it. */
export function visitPage(page: ReactNode) {
  render(
    <BrowserRouter>
      <main>{page}</main>
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

/** jsdom knows no media queries: this device asks for reduced motion and matches nothing else. */
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
