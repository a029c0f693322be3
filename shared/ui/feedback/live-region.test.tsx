// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LiveRegion } from './live-region'

beforeEach(() => void vi.useFakeTimers())
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('a text is cleared once it was announced, and announced again after another one', async () => {
  const { container, rerender } = render(<LiveRegion>3 articles</LiveRegion>)
  const say = (text: string) => rerender(<LiveRegion>{text}</LiveRegion>)
  expect(container.textContent).toBe('3 articles')
  await pass(10_000)
  expect(container.textContent).toBe('')
  say('3 articles')
  expect(container.textContent).toBe('')

  say('1 article')
  expect(container.textContent).toBe('1 article')
  await pass(10_000)
  say('3 articles')
  expect(container.textContent).toBe('3 articles')
})

test('a text that follows soon stays its full time', async () => {
  const { container, rerender } = render(<LiveRegion>1 suggestion</LiveRegion>)
  await pass(8000)
  rerender(<LiveRegion>2 suggestions</LiveRegion>)
  await pass(8000)
  expect(container.textContent).toBe('2 suggestions')
})
