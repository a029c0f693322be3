// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { localArea } from '../../data/storage/browser-storage'
import { forgetViews, lastingQuery, rememberedView, rememberView } from './remembered-views'

beforeEach(() => localStorage.clear())

test('a view is tab, filters and sorting, without parameters of one visit', () => {
  expect(lastingQuery('?tab=tickets&status=open&sort=number&page=2&q=invoice&ticket=t-1')).toBe(
    '?tab=tickets&status=open&sort=number',
  )
  expect(lastingQuery('?ticket=t-1')).toBe('')
})

test('the last view of an area and of each of its tabs is restored for each user', () => {
  rememberView('casey', 'portal', 'tickets', '?tab=tickets&status=open')
  rememberView('casey', 'portal', 'roadmap', '?tab=roadmap&mine=1')
  expect(rememberedView('casey', 'portal')).toBe('?tab=roadmap&mine=1')
  expect(rememberedView('casey', 'portal/tickets')).toBe('?tab=tickets&status=open')
  expect(rememberedView('casey', 'admin')).toBe('')
  expect(rememberedView('avery', 'portal')).toBe('')
  forgetViews('casey')
  expect(rememberedView('casey', 'portal')).toBe('')
})

test.each(['{', '[]', 'null', '{"portal":7}', '{"portal":"//elsewhere.example"}'])(
  'an invalid view counts as none: %s',
  (text) => {
    localArea.set('fivefold-views:casey', text)
    expect(rememberedView('casey', 'portal')).toBe('')
  },
)
