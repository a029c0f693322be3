import { access } from '@fivefold/shared/routing/remote-contract'
import { expect, test } from 'vitest'
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
  ['The page did not arrive within 4.6 s.', 'The page did not arrive within 4.6 s.'],
])('of %s the visitor reads the first sentence', (reason, read) => {
  expect(failureDetails(route, { remote: 'support', version: '1.2.0' }, reason)).toBe(
    `“Support” is part of “support” (release 1.2.0). ${read}`,
  )
})
