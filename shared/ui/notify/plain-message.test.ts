// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { notify } from './toast'

vi.mock('react-toastify/unstyled', () => {
  throw new Error('offline')
})

const alerts = () => [...document.querySelectorAll('[role=alert]')].map((box) => box.textContent)

test('a message is shown without the code of the toasts, and can be removed', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.spyOn(console, 'info').mockReturnValue(undefined)
  const takeAway = notify({ title: 'This didn’t load', description: 'Check your connection.' })
  notify({ title: 'Not needed any more' })()
  await vi.waitFor(() => expect(alerts()).toEqual(['This didn’t load Check your connection.']))
  takeAway()
  expect(alerts()).toEqual([])
})

test('it disappears after a while', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockReturnValue(undefined)
  notify({ title: 'Saved' })
  await vi.waitFor(() => expect(alerts()).toEqual(['Saved ']))
  vi.runAllTimers()
  expect(alerts()).toEqual([])
})
