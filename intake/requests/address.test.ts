import { expect, test } from 'vitest'
import { addressOf } from './address'

test.each([
  ['192.0.2.1', 1, '192.0.2.1'],
  ['::ffff:192.0.2.1', 1, '192.0.2.1'],
  ['what the visitor wrote, 192.0.2.1', 1, '192.0.2.1'],
  ['made up, 192.0.2.1, 198.51.100.7', 2, '192.0.2.1'],
  ['192.0.2.1', 2, '192.0.2.1'],
  ['2001:db8:0:12:aaaa::1', 1, '2001:db8:0:12'],
  ['2001:db8::1', 1, '2001:db8:0:0'],
  ['2001:0DB8::0001', 1, '2001:db8:0:0'],
  ['::1', 1, '0:0:0:0'],
  ['', 1, undefined],
])('in %j, past %i proxies, the visitor is %s', (forwarded, proxies, address) => {
  expect(addressOf(forwarded, proxies)).toBe(address)
})
