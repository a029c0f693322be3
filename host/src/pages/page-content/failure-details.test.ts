import { access } from '@fivefold/shared/routing/remote-contract'
import { expect, test } from 'vitest'
import { offlineReason } from '../../screens/offline-content'
import { failureDetails } from './failure-details'

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
])('the visitor sees the first sentence of %s', (reason, read) => {
  expect(failureDetails(route, { remote: 'support', version: '1.2.0' }, reason)).toBe(
    `“Support” is part of “support”, which isn’t working right now. ${read}\nRelease 1.2.0 of support`,
  )
})

test('without a network the site is not at fault', () => {
  const remote = { remote: 'support', version: '1.2.0' }
  expect(failureDetails(route, remote, offlineReason)).toBe(offlineReason)
})
