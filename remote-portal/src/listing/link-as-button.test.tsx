// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { expect, test } from 'vitest'
import { LinkAsButton } from './link-as-button'

test.each(['{Enter}', ' '])(
  'is a button to the key “%s”, and a link to the browser',
  async (key) => {
    window.history.replaceState(null, '', '/portal')
    const { unmount } = render(<LinkAsButton to="/support">Create New Ticket</LinkAsButton>, {
      wrapper: BrowserRouter,
    })
    const button = screen.getByRole('button', { name: 'Create New Ticket' })
    expect(button.getAttribute('href')).toBe('/support')
    button.focus()
    await userEvent.keyboard(key)
    expect(window.location.pathname).toBe('/support')
    unmount()
  },
)
