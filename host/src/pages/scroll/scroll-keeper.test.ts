// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { createScrollKeeper } from './scroll-keeper'
import type { Visit } from './scroll-target'

// jsdom has no navigation timing.
beforeEach(() => void vi.stubGlobal('PerformanceNavigationTiming', Object))

const visit = (key: string, navigation: Visit['navigation']): Visit => ({
  key,
  pathname: `/${key}`,
  search: '',
  hash: '',
  navigation,
})

function scrolledKeeper(top: number) {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const keeper = createScrollKeeper({ hasContent: true })
  keeper.leave(visit('platform', 'POP'))
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top)
  window.dispatchEvent(new Event('scroll'))
  return { keeper, scrollTo }
}

const instantly = (top: number) => ({ top, behavior: 'instant' })

test('going back restores the position, even before the next page has loaded', () => {
  const { keeper, scrollTo } = scrolledKeeper(1200)
  keeper.leave(visit('pricing', 'PUSH'))
  expect(scrollTo).toHaveBeenLastCalledWith(instantly(0))
  keeper.leave(visit('platform', 'POP'))
  keeper.arrive(visit('platform', 'POP'))
  expect(scrollTo).toHaveBeenLastCalledWith(instantly(1200))
})

test('going back restores the position that the visitor reached before the page’s scripts ran', () => {
  const { keeper, scrollTo } = scrolledKeeper(1200)
  keeper.leave(visit('pricing', 'PUSH'))
  keeper.arrive(visit('pricing', 'PUSH'))
  keeper.leave(visit('platform', 'POP'))
  keeper.arrive(visit('platform', 'POP'))
  expect(scrollTo).toHaveBeenLastCalledWith(instantly(1200))
})

test('a page that is shown again without having been left does not scroll', () => {
  const { keeper, scrollTo } = scrolledKeeper(1200)
  keeper.arrive(visit('platform', 'POP'))
  expect(scrollTo).not.toHaveBeenCalled()
})
