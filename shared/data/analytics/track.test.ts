// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { readState, resetStore } from '../store/site-store'
import { recordEarlyEvent } from './early-events'
import { keepEarlyEvents, skipPageView, trackEvent, trackPageView } from './track'

beforeEach(() => {
  resetStore()
  vi.spyOn(console, 'info').mockReturnValue(undefined)
})
test('an event is always logged and stored', () => {
  trackEvent('vote', { item: 'r1' })
  expect(console.info).toHaveBeenCalledWith('[analytics]', 'vote', { item: 'r1' })
  expect(readState().analyticsEvents).toMatchObject([{ name: 'vote', params: { item: 'r1' } }])
})

test('a page view is an event with path and title', () => {
  const gtag = vi.fn()
  vi.stubGlobal('gtag', gtag)
  trackPageView('/support', 'Support')
  expect(gtag).toHaveBeenCalledWith('event', 'page_view', {
    page_path: '/support',
    page_title: 'Support',
  })
})

test('without gtag the event goes to the data layer', () => {
  const dataLayer: unknown[] = []
  vi.stubGlobal('dataLayer', dataLayer)
  trackEvent('vote', { item: 'r1' })
  expect(dataLayer).toEqual([{ event: 'vote', item: 'r1' }])
})

test('a failing tag manager breaks nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  vi.stubGlobal('gtag', () => {
    throw new Error('blocked')
  })
  expect(() => trackEvent('vote')).not.toThrow()
  expect(warn).toHaveBeenCalledOnce()
  expect(readState().analyticsEvents).toHaveLength(1)
})

test('events recorded before the store runs are stored once', () => {
  localStorage.clear()
  recordEarlyEvent('page_view', { page_path: '/about' })
  expect(readState().analyticsEvents).toEqual([])
  keepEarlyEvents()
  keepEarlyEvents()
  expect(readState().analyticsEvents).toMatchObject([
    { name: 'page_view', params: { page_path: '/about' } },
  ])
})

test('a counted view is not counted again, the next one is', () => {
  skipPageView('/about')
  trackPageView('/about', 'About')
  expect(readState().analyticsEvents).toEqual([])
  trackPageView('/about', 'About')
  expect(readState().analyticsEvents).toHaveLength(1)
})
