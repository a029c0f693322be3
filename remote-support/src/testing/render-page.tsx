import type { ComponentType } from 'react'
import { configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ToastRegion } from '@fivefold/shared/notify/toast'
import { BrowserRouter } from '@fivefold/shared/routing/link'

// Whether each element is visible takes jsdom most of a test's time, and nothing here is hidden.
configure({ defaultHidden: true })

/**
 * A page at its address as the shell shows it, and the person who uses it. `entry` is what the
 * history entry holds already, as after a reload.
 */
export function renderPage(Page: ComponentType, address: string, entry: unknown = null) {
  window.history.pushState(entry, '', address)
  const page = render(
    <BrowserRouter>
      <Page />
      <ToastRegion />
    </BrowserRouter>,
  )
  return { ...page, person: userEvent.setup() }
}

export const currentAddress = () => window.location.pathname + window.location.search
