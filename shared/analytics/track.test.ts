import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readState, resetStore } from '../store/site-store'
import { trackEvent, trackPageView } from './track'

beforeEach(() => {
  resetStore()
  vi.spyOn(console, 'info').mockReturnValue(undefined)
})
afterEach(() => vi.unstubAllGlobals())

test('an event is always logged and kept', () => {
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

test('a tag manager that fails harms nobody', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  vi.stubGlobal('gtag', () => {
    throw new Error('blocked')
  })
  expect(() => trackEvent('vote')).not.toThrow()
  expect(warn).toHaveBeenCalledOnce()
  expect(readState().analyticsEvents).toHaveLength(1)
})
