// @vitest-environment happy-dom
import { storedClientErrors } from '@fivefold/shared/analytics/error-log'
import { takeEarlyEvents } from '@fivefold/shared/analytics/early-events'
import { beforeEach, expect, test, vi } from 'vitest'
import { recordEarlyErrors } from './early-errors'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'info').mockReturnValue(undefined)
})

test('errors before the shell runs are stored and reported like the shell’s own', () => {
  const end = recordEarlyErrors()
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('a script'), message: 'x' }))
  end()
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('later') }))
  expect(storedClientErrors()).toMatchObject([
    { message: 'a script', context: { kind: 'error' }, url: window.location.href },
  ])
  expect(takeEarlyEvents()).toMatchObject([
    { name: 'exception', params: { description: 'a script', fatal: false } },
  ])
})

test('the last ten are kept', () => {
  const end = recordEarlyErrors()
  for (let index = 0; index < 12; index += 1) {
    window.dispatchEvent(new ErrorEvent('error', { message: `error ${index}` }))
  }
  end()
  expect(storedClientErrors().map(({ message }) => message)).toHaveLength(10)
  expect(storedClientErrors().at(-1)?.message).toBe('error 11')
})
