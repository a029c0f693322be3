// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { isRefusal, readStorageHealth, reportStorage, useStorageHealth } from './storage-health'

beforeEach(() => reportStorage('ok'))

test('while all is well there is nothing to tell', () => {
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

test('the shell learns of a change, and never of the same one twice', () => {
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

test('a refusal leaves work in memory only; other statuses do not', () => {
  expect(
    (['ok', 'recovered', 'cleared', 'unavailable', 'full'] as const).filter(isRefusal),
  ).toEqual(['unavailable', 'full'])
})
