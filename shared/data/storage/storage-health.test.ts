// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { isRefusal, readStorageHealth, reportStorage, useStorageHealth } from './storage-health'

beforeEach(() => reportStorage('ok'))

test('the message is empty while storage works', () => {
  expect(readStorageHealth()).toEqual({ status: 'ok', message: '' })
})

test.each([
  ['recovered', /could not be read.*set aside/],
  ['cleared', /outside this page deleted.*started over/],
  ['unavailable', /does not let this site keep data.*nothing you send or change is saved/],
  ['full', /is full.*Nothing you send or change is saved until/],
] as const)('%s has a message in plain words', (status, words) => {
  reportStorage(status)
  expect(readStorageHealth()).toEqual({ status, message: expect.stringMatching(words) })
})

test('the shell is notified of a change once', () => {
  let renders = 0
  const { result } = renderHook(() => {
    renders += 1
    return useStorageHealth()
  })
  act(() => reportStorage('full'))
  const reported = result.current
  expect(reported.status).toBe('full')
  act(() => reportStorage('full'))
  expect(result.current).toBe(reported)
  expect(renders).toBe(2)
})

test('after a refusal, work is in memory only; other statuses are no refusal', () => {
  expect(
    (['ok', 'recovered', 'cleared', 'unavailable', 'full'] as const).filter(isRefusal),
  ).toEqual(['unavailable', 'full'])
})
