// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createPartLoader, preloadOnIntent, useLoadedPart } from './part-loader'

test('a part is fetched once, and subscribers are notified when it is there', async () => {
  const load = vi.fn(async () => 'dialog')
  const part = createPartLoader(load)
  const listener = vi.fn(() => expect(part.loaded()).toBe('dialog'))
  part.subscribe(listener)
  expect(part.loaded()).toBeUndefined()
  await Promise.all([part.preload(), part.preload()])
  await part.preload()
  expect(load).toHaveBeenCalledOnce()
  expect(listener).toHaveBeenCalledOnce()
})

test('no subscriber is notified after unsubscribing', async () => {
  const part = createPartLoader(async () => 'dialog')
  const listener = vi.fn()
  part.subscribe(listener)()
  await part.preload()
  expect(listener).not.toHaveBeenCalled()
})

test('a failed fetch rejects, and the next call tries again', async () => {
  const load = vi.fn(async () => 'dialog').mockRejectedValueOnce(new Error('offline'))
  const part = createPartLoader(load)
  const listener = vi.fn()
  part.subscribe(listener)
  await expect(part.preload()).rejects.toThrow('offline')
  expect(part.loaded()).toBeUndefined()
  expect(listener).not.toHaveBeenCalled()
  await part.preload()
  expect(part.loaded()).toBe('dialog')
})

test('a component gets a part when it wants one, and its failure each time', async () => {
  const error = new Error('offline')
  const load = vi.fn(async () => 'dialog').mockRejectedValueOnce(error)
  const part = createPartLoader(load)
  const onFailure = vi.fn()
  const { result, rerender } = renderHook(
    (wanted: boolean) => useLoadedPart(part, wanted, onFailure),
    {
      initialProps: false,
    },
  )
  expect(load).not.toHaveBeenCalled()
  rerender(true)
  await waitFor(() => expect(onFailure).toHaveBeenCalledExactlyOnceWith(error))
  rerender(false)
  rerender(true)
  await waitFor(() => expect(result.current).toBe('dialog'))
  rerender(false)
  expect(result.current).toBe('dialog')
})

test('hover, touch or focus of a control fetches its part; a failure is silent', async () => {
  const preload = vi.fn(() => Promise.reject(new Error('offline')))
  const { onPointerEnter, onTouchStart, onFocus } = preloadOnIntent({ preload })
  for (const [index, sign] of [onPointerEnter, onTouchStart, onFocus].entries()) {
    expect(sign()).toBeUndefined()
    expect(preload).toHaveBeenCalledTimes(index + 1)
  }
  await Promise.resolve()
})
