// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { BrowserRouter } from '../../contract/routing/link'
import { ToastRegion } from './toast'
import { CopyButton } from './copy-button'

const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  vi.useFakeTimers()
  writeText.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
})

async function copy() {
  render(
    <BrowserRouter>
      <CopyButton text="npm install -g fivefold" label="Copy" />
      <ToastRegion />
    </BrowserRouter>,
  )
  const button = screen.getByRole('button', { name: 'Copy' })
  fireEvent.click(button)
  await act(async () => {
    await vi.advanceTimersByTimeAsync(0)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
  })
  return button
}

test('it copies, says so, and shows a check mark for two seconds', async () => {
  const button = await copy()
  expect(writeText).toHaveBeenCalledWith('npm install -g fivefold')
  screen.getByText('Copied!')

  await act(() => vi.advanceTimersByTimeAsync(1_999))
  expect(button.dataset['copied']).toBe('true')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(button.dataset['copied']).toBeUndefined()
})

test('a browser that refuses causes a message that says what to do', async () => {
  writeText.mockRejectedValue(new Error('denied'))
  const button = await copy()
  expect(screen.getByRole('alert').textContent).toContain('Select it and copy it')
  expect(button.dataset['copied']).toBeUndefined()
})
