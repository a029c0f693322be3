// @vitest-environment happy-dom
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { MobileMenu } from './mobile-menu'

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  vi.stubGlobal('ResizeObserver', NoLayout)
})

class NoLayout {
  observe() {}
  disconnect() {}
}

async function openMenu() {
  render(
    <BrowserRouter>
      <header>
        <MobileMenu />
      </header>
      <main>The page</main>
    </BrowserRouter>,
  )
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  await screen.findByRole('button', { name: 'Platform' })
  return user
}

const main = () => screen.getByText('The page')

test('an open mobile menu makes the page behind it inert', async () => {
  const user = await openMenu()
  expect(main().inert).toBe(true)
  const menu = screen.getByRole('button', { name: 'Close menu' })
  expect(menu.getAttribute('aria-expanded')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Close menu' }))
  expect(main().inert).toBe(false)
})

test('Escape closes it and returns the focus', async () => {
  const user = await openMenu()
  await user.click(screen.getByRole('button', { name: 'Company' }))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Open menu' })).toBe(document.activeElement)
})

test('one row at a time is expanded, and a link closes the menu', async () => {
  const user = await openMenu()
  await user.click(screen.getByRole('button', { name: 'Platform' }))
  expect(screen.getByRole('link', { name: /^Integ/ }).getAttribute('href')).toBe('/platform#integ')
  await user.click(screen.getByRole('button', { name: 'Company' }))
  expect(screen.queryByRole('link', { name: /^Integ/ })).toBeNull()
  await user.click(screen.getByRole('link', { name: /^Careers/ }))
  expect(window.location.pathname).toBe('/careers')
  screen.getByRole('button', { name: 'Open menu' })
})
