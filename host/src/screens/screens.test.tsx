// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { readState, resetStore } from '@fivefold/shared/store/site-store'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AccessDenied } from '../pages/guards/access-denied'
import { ErrorScreen } from './error-screen'
import { offlineReason } from './offline-content'
import { NotFoundPage } from './not-found-page'

beforeEach(() => {
  resetStore()
  vi.spyOn(console, 'info').mockReturnValue(undefined)
})

function show(address: string, page: ReactNode) {
  window.history.pushState(null, '', address)
  render(<BrowserRouter>{page}</BrowserRouter>)
  return userEvent.setup()
}

describe('the error screen', () => {
  const details = '“Support” is part of “support”.'

  test('apologizes at once, names the part that failed and is reported', () => {
    show('/support', <ErrorScreen details={details} onTryAgain={() => {}} />)
    const alert = screen.getByRole('alert')
    screen.getByRole('heading', { name: 'Something went wrong' })
    expect(alert.textContent).toContain(
      "We apologize for the inconvenience. The error has been logged and we'll investigate.",
    )
    expect(alert.textContent).toContain(details)
    expect(readState().analyticsEvents).toMatchObject([
      { name: 'error_screen', params: { details } },
    ])
  })
})

test('without a network the error screen says so, and promises nothing', () => {
  show('/support', <ErrorScreen details={offlineReason} onTryAgain={() => {}} />)
  const { textContent } = screen.getByRole('alert')
  expect(textContent).toContain('You are offline')
  expect(textContent).not.toContain('investigate')
})

test('an unknown page leads home and logs the requested path', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  show('/no/such/page', <NotFoundPage />)
  screen.getByRole('heading', { name: 'Oops! Page not found' })
  expect(screen.getByRole('link', { name: 'Return home' }).getAttribute('href')).toBe('/')
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/no/such/page'))
  log.mockRestore()
})

test('a visitor who may not see a page can go back', async () => {
  window.history.pushState(null, '', '/support')
  const user = show('/admin', <AccessDenied />)
  screen.getByRole('heading', { name: 'Access Denied' })
  screen.getByText("You don't have permission to access this page.")
  await user.click(screen.getByRole('button', { name: 'Go Back' }))
  await expect.poll(() => window.location.pathname).toBe('/support')
})
