// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from './dialog'

function SignIn() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Sign In
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Welcome" description="Use your account.">
        <input aria-label="Email" />
      </Dialog>
    </>
  )
}

test('the dialog is named and described, and takes the focus', async () => {
  render(<SignIn />)
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  const dialog = screen.getByRole('dialog', { name: 'Welcome', description: 'Use your account.' })
  expect(dialog.contains(document.activeElement)).toBe(true)
})

test('Escape closes it, returns the focus and lets the page scroll again', async () => {
  render(<SignIn />)
  const opener = screen.getByRole('button', { name: 'Sign In' })
  await userEvent.click(opener)
  expect(document.documentElement.dataset['scrollLock']).toBe('')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
  expect(document.documentElement.dataset['scrollLock']).toBeUndefined()
})
