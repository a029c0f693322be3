import { access } from '@fivefold/shared/routing/remote-contract'
import { afterEach, expect, test, vi } from 'vitest'
import { failureDetails, loadingReason } from './failure-details'

afterEach(() => vi.unstubAllGlobals())

const route = {
  path: '/support',
  title: 'Support',
  description: '',
  access: access.everyone,
  prerender: true,
  indexed: true,
}

test.each([
  ['TypeError: total is undefined', 'TypeError: total is undefined.'],
  [
    '[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008\nargs: {"a":1}',
    'Failed to load script resources.',
  ],
  ['[Federation Runtime] It failed.', 'It failed.'],
  ['It failed [as before]: twice.', 'It failed [as before]: twice.'],
  ['The first failed. The second, too.', 'The first failed.'],
  [
    '/remotes/portal/%31.0.0/assets/page.js could not be fetched, or is not what was released',
    'A script could not be fetched, or is not what was released.',
  ],
  ['', '.'],
  ['The page did not arrive within 4.6 s.', 'The page did not arrive within 4.6 s.'],
])('of %s the visitor reads the first sentence', (reason, read) => {
  expect(failureDetails(route, { remote: 'support', version: '1.2.0' }, reason)).toBe(
    `“Support” is part of “support” (release 1.2.0). ${read}`,
  )
})

test('the visitor reads what failed, or that there is no network', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(loadingReason('Failed to fetch.')).toBe(
    'You are offline, and this page is not on your device yet; it opens as soon as you are back online.',
  )
  vi.stubGlobal('navigator', { onLine: true })
  expect(loadingReason('Failed to fetch.')).toBe('Failed to fetch.')
})
