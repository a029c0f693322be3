// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { usePart } from './use-part'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined))
const failingOnce = () =>
  vi
    .fn(() => Promise.resolve('part'))
    .mockImplementationOnce(() => Promise.reject(new Error('offline')))

const typing = (load: () => Promise<string>) =>
  renderHook(({ typed }) => usePart(load, typed), { initialProps: { typed: '' } })

test('a part is fetched when something is typed, and only once', async () => {
  const load = vi.fn(() => Promise.resolve('part'))
  const { result, rerender } = typing(load)
  expect(load).not.toHaveBeenCalled()
  rerender({ typed: 'r' })
  rerender({ typed: 're' })
  await waitFor(() => expect(result.current).toBe('part'))
  rerender({ typed: 'ref' })
  expect(load).toHaveBeenCalledOnce()
  rerender({ typed: '' })
  expect(result.current).toBeUndefined()
})

test('a failed part is fetched again with the next letter', async () => {
  const load = failingOnce()
  const { result, rerender } = typing(load)
  rerender({ typed: 'r' })
  await waitFor(() => expect(console.error).toHaveBeenCalledOnce())
  rerender({ typed: 're' })
  await waitFor(() => expect(result.current).toBe('part'))
})

test('a letter typed during a failing fetch causes one more fetch', async () => {
  let fail = () => {}
  const load = vi
    .fn(() => Promise.reject<string>(new Error('offline')))
    .mockImplementationOnce(
      () => new Promise((_, reject) => (fail = () => reject(new Error('offline')))),
    )
  const { rerender } = typing(load)
  rerender({ typed: 'r' })
  rerender({ typed: 're' })
  await act(async () => fail())
  await act(async () => {})
  expect(load).toHaveBeenCalledTimes(2)
})

test('a failed part is fetched again when the network is back', async () => {
  const load = failingOnce()
  const { result, rerender } = typing(load)
  rerender({ typed: 'r' })
  await waitFor(() => expect(console.error).toHaveBeenCalledOnce())
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(result.current).toBe('part'))
  window.dispatchEvent(new Event('online'))
  expect(load).toHaveBeenCalledTimes(2)
})

test('an incomplete part is used, and fetched again with the next letter', async () => {
  const load = vi.fn(() => Promise.resolve('whole')).mockResolvedValueOnce('half')
  const { result, rerender } = renderHook(
    ({ typed }) => usePart(load, typed, (part) => part === 'whole'),
    { initialProps: { typed: 'r' } },
  )
  await waitFor(() => expect(result.current).toBe('half'))
  rerender({ typed: 're' })
  expect(result.current).toBe('half')
  await waitFor(() => expect(result.current).toBe('whole'))
})

test('a new source replaces the part once it is loaded; an older one does not', async () => {
  let answerLate = () => {}
  const late = () => new Promise<string>((resolve) => (answerLate = () => resolve('old')))
  const soon = () => Promise.resolve('new')
  const { result, rerender } = renderHook(({ load }) => usePart(load, 'r'), {
    initialProps: { load: late },
  })
  rerender({ load: soon })
  await waitFor(() => expect(result.current).toBe('new'))
  await act(async () => answerLate())
  expect(result.current).toBe('new')
})
