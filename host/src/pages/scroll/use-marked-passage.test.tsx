// @vitest-environment happy-dom
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PageReady } from './scroll-context'
import { showMarked } from './show-marked'

test('a page that is rendered twice on the way still scrolls to its passage, and only once', async () => {
  vi.stubGlobal('PerformanceNavigationTiming', Object)
  Element.prototype.checkVisibility = () => true
  const scrollIntoView = vi.fn<() => void>()
  Element.prototype.scrollIntoView = scrollIntoView
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 9000, 10, 10))
  window.history.replaceState(null, '', '/support/kb?article=a&mark=expired')
  const page = (name: string) => (
    <BrowserRouter>
      <main>
        <p>Token expired</p>
        <PageReady key={name} />
      </main>
    </BrowserRouter>
  )
  const { rerender } = render(page('first'))
  rerender(page('second'))
  await vi.waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(1))
  rerender(page('third'))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
})

test.each(['?mark=', '?bookmark=page'])(
  'the page of %s is not searched: it names no words',
  async (search) => {
    const frame = vi.spyOn(window, 'requestAnimationFrame')
    const visit = { key: 'a', pathname: '/', search, hash: '', navigation: 'PUSH' } as const
    await showMarked(visit, new AbortController().signal)
    expect(frame).not.toHaveBeenCalled()
  },
)
