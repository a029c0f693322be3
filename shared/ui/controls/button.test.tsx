// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button'

test('a busy button keeps the focus, is announced as disabled, and ignores presses', async () => {
  const press = vi.fn<() => void>()
  const submit = vi.fn<() => void>()
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <input aria-label="Subject" />
      <Button type="submit" busy={busy} onClick={press}>
        Save
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button', { name: 'Save' })
  button.focus()
  rerender(form(true))
  expect(document.activeElement).toBe(button)
  expect(button).toHaveProperty('disabled', false)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.getAttribute('aria-busy')).toBe('true')

  await userEvent.keyboard('{Enter} ')
  await userEvent.click(button)
  await userEvent.type(screen.getByLabelText('Subject'), '{Enter}')
  expect(press).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
})

test('a disabled button stays disabled while it is busy', () => {
  render(
    <Button disabled busy>
      Save
    </Button>,
  )
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
})
