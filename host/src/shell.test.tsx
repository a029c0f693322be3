// @vitest-environment happy-dom
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Shell } from './shell'

test('the error screen of a failed shell is interactive', () => {
  const fail = () => {
    throw new Error('this browser observes nothing')
  }
  vi.stubGlobal('IntersectionObserver', fail)
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.spyOn(console, 'info').mockReturnValue(undefined)
  document.body.innerHTML = '<div id="root"></div>'
  const container = document.getElementById('root') ?? undefined
  render(
    <BrowserRouter>
      <Shell />
    </BrowserRouter>,
    container && { container },
  )
  screen.getByRole('button', { name: 'Try Again' })
  expect(screen.queryByRole('banner')).toBeNull()
  // The starter waits for it (host/src/start/early-actions/part.ts).
  expect(container?.hasAttribute('data-interactive')).toBe(true)
})
