import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { ToastRegion } from '@fivefold/shared/notify/toast'

/** A page as a visitor gets it: at an address, inside a router, with room for toasts. */
export function renderPage(Page: ComponentType, address: string) {
  window.history.replaceState(null, '', address)
  const view = render(
    <BrowserRouter>
      <Page />
      <ToastRegion />
    </BrowserRouter>,
  )
  return { ...view, visitor: userEvent.setup() }
}
