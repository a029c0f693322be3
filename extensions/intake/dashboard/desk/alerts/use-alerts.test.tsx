// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { intakeAnswer } from '../../../outbox/testing/intake-answer'
import { AlertChoices } from './alert-choices'
import { useAlerts } from './use-alerts'

const tones = vi.fn<() => void>()
let waiting: object[] = []
const asked = vi.fn<(path: string) => void>()
const ticket = (id: string, newEntries: number) => ({ id, newEntries, last: { at: '2026-11-28' } })

function Desk() {
  useAlerts()
  return <AlertChoices />
}

class Sounding {
  gain = { exponentialRampToValueAtTime() {} }
  connect = <Next,>(next: Next) => next
  start = tones
  stop() {}
}

beforeEach(() => {
  localStorage.clear()
  document.title = 'Admin dashboard'
  waiting = [ticket('t-1', 1), ticket('t-2', 0)]
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('fetch', async (path: string) => {
    asked(path)
    return intakeAnswer({ tickets: waiting })
  })
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0
      resume = async () => undefined
    },
  )
  vi.stubGlobal('OscillatorNode', Sounding)
  vi.stubGlobal('GainNode', Sounding)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  tones.mockClear()
  asked.mockClear()
})

test('nothing is asked for before somebody has chosen', async () => {
  render(<Desk />)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).not.toHaveBeenCalled()
  expect(document.title).toBe('Admin dashboard')
})

test('the title counts tickets that are new, and a tone tells of each further one', async () => {
  const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const { unmount } = render(<Desk />)
  await person.click(screen.getByRole('switch', { name: 'Count in the title' }))
  await person.click(screen.getByRole('switch', { name: 'Sound' }))
  expect(tones).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(document.title).toBe('(1) Admin dashboard'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(tones).toHaveBeenCalledTimes(1)
  waiting = [ticket('t-3', 2), ...waiting]
  await vi.advanceTimersByTimeAsync(20_000)
  await vi.waitFor(() => expect(document.title).toBe('(2) Admin dashboard'))
  expect(tones).toHaveBeenCalledTimes(2)
  waiting = []
  await vi.advanceTimersByTimeAsync(20_000)
  await vi.waitFor(() => expect(document.title).toBe('Admin dashboard'))
  waiting = [ticket('t-4', 1)]
  await vi.advanceTimersByTimeAsync(20_000)
  unmount()
  expect(document.title).toBe('Admin dashboard')
  expect(localStorage.getItem('fivefold-desk')).toBe('title sound')
})
