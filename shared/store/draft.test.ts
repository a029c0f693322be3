// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDraft } from './draft'

const key = 'fivefold-draft:ticket'
const initial = { subject: '', urgent: false, products: [] as readonly string[] }

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('a draft is written shortly after the last change and restored later', () => {
  const first = renderHook(() => useDraft('ticket', initial))
  expect(first.result.current).toMatchObject({ values: initial, restored: false })
  act(() => first.result.current.change({ subject: 'In' }))
  act(() => first.result.current.change({ subject: 'Invoice', products: ['integ'] }))
  expect(localStorage.getItem(key)).toBeNull()
  act(() => vi.advanceTimersByTime(500))
  expect(localStorage.getItem(key)).toContain('Invoice')
  first.unmount()

  const second = renderHook(() => useDraft('ticket', initial))
  expect(second.result.current).toMatchObject({
    values: { subject: 'Invoice', urgent: false, products: ['integ'] },
    restored: true,
  })
})

test('what was typed last is kept when the page or the form goes away', () => {
  const form = renderHook(() => useDraft('ticket', initial))
  act(() => form.result.current.change({ subject: 'one' }))
  window.dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem(key)).toContain('one')
  act(() => form.result.current.change({ subject: 'two' }))
  form.unmount()
  expect(localStorage.getItem(key)).toContain('two')
})

test('a discarded draft is gone and the form empty', () => {
  const form = renderHook(() => useDraft('ticket', initial))
  act(() => form.result.current.change({ subject: 'one' }))
  act(() => form.result.current.discard())
  act(() => vi.advanceTimersByTime(500))
  form.unmount()
  expect(localStorage.getItem(key)).toBeNull()
  expect(form.result.current.values).toEqual(initial)
})

test.each([
  'rubbish',
  '12',
  '[]',
  '{"subject":5,"products":[1],"other":"x"}',
  JSON.stringify(initial),
])('nothing is restored from %s', (text) => {
  localStorage.setItem(key, text)
  const { result } = renderHook(() => useDraft('ticket', initial))
  expect(result.current).toMatchObject({ values: initial, restored: false })
})

test('only fields of the right kind are restored', () => {
  localStorage.setItem(key, '{"subject":"S","urgent":"yes","products":["scd"],"__proto__":{"x":1}}')
  const { result } = renderHook(() => useDraft('ticket', initial))
  expect(result.current.values).toEqual({ subject: 'S', urgent: false, products: ['scd'] })
})
