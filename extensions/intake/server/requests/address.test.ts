import { expect, test } from 'vitest'
import { cpuTime } from '@fivefold/shared/testing/cpu-time'
import { clientIp, unreadable } from './address'

const network = '2001:db8:0:12'

test.each([
  // nginx, HAProxy, AWS load balancers, Cloudflare and CloudFront as they are installed.
  ['192.0.2.1', 1, '192.0.2.1'],
  ['::ffff:192.0.2.1', 1, '192.0.2.1'],
  ['::ffff:c000:201', 1, '192.0.2.1'],
  ['[::ffff:192.0.2.1]:40000', 1, '192.0.2.1'],
  ['what the visitor wrote, 192.0.2.1', 1, '192.0.2.1'],
  ['made up, 192.0.2.1, 198.51.100.7', 2, '192.0.2.1'],
  ['192.0.2.1', 2, '192.0.2.1'],
  ['2001:db8:0:12:aaaa::1', 1, network],
  ['2001:db8::1', 1, '2001:db8:0:0'],
  ['2001:0DB8::0001', 1, '2001:db8:0:0'],
  ['2001:db8:0:12:1:2:3:4', 1, network],
  ['::1', 1, '0:0:0:0'],
  ['fe80::1%eth0', 1, 'fe80:0:0:0'],
  // Azure's gateways, AWS with client ports, IIS.
  ['192.0.2.1:40000', 1, '192.0.2.1'],
  ['192.0.2.1:1', 1, '192.0.2.1'],
  ['10.0.0.1:5, 192.0.2.1:40000, 198.51.100.7:443', 2, '192.0.2.1'],
  ['[2001:db8:0:12::1]:40000', 1, network],
  ['[2001:db8:0:12::1]', 1, network],
  // `cloudfront-viewer-address` has no brackets.
  ['2001:0db8:0000:0012:0000:8a2e:0370:7334:46532', 1, network],
  ['2001:db8:0:12::1:46532', 1, network],
  ['2001:db8:0:12::1:4653', 1, network],
  // RFC 7239, as HAProxy and Envoy write it.
  ['for=192.0.2.1', 1, '192.0.2.1'],
  ['For="192.0.2.1:47011";proto=https', 1, '192.0.2.1'],
  ['proto=https; by=203.0.113.43; FOR = "[2001:db8:0:12::17]:4711"', 1, network],
  ['for="[2001:db8:0:12::17]"', 1, network],
  ['for="a, for=\\", for=192.0.2.1;host=site.example', 1, '192.0.2.1'],
  ['for=192.0.2.1:_port', 1, '192.0.2.1'],
  // These cannot be read.
  ['for=_hidden', 1, unreadable],
  ['for="_SEVKISEK"', 1, unreadable],
  ['for=unknown', 1, unreadable],
  ['by=192.0.2.1', 1, unreadable],
  ['unknown', 1, unreadable],
  ['', 1, unreadable],
  [' , ', 1, unreadable],
  ['192.0.2.1, ', 1, unreadable],
  ['192.0.2', 1, unreadable],
  ['192.0.2.256', 1, unreadable],
  ['192.0.02.1', 1, unreadable],
  ['[2001:db8::1', 1, '2001:db8:0:0'],
  ['http://192.0.2.1', 1, unreadable],
  ['visitor-of-connection-7', 1, unreadable],
])('in %j, past %i proxies, the visitor is %s', (header, proxies, ip) => {
  expect(clientIp(header, proxies)).toBe(ip)
})

test.each([' ', '"', '[', ';for=', '%', ':', ']:'])(
  'a header full of %j is read quickly',
  async (text) => {
    const read = () => expect(clientIp(`a${text.repeat(50_000)}b`, 1)).toBe(unreadable)
    expect(await cpuTime(read)).toBeLessThan(500)
  },
)

test('a visitor gets no second address by a port, a spelling or another host of their network', () => {
  const all = Array.from({ length: 100 }, (_, n) => [
    `192.0.2.1:${40_000 + n}`,
    `for="[2001:DB8:0:12::${n}]:${n}"`,
    `[2001:db8:0:12:${n}::]:${n}`,
    `2001:db8:0:12:0:0:0:${n}:${n}`,
    `unreadable ${n}`,
  ])
  expect(new Set(all.flat().map((header) => clientIp(header, 1)))).toEqual(
    new Set(['192.0.2.1', network, unreadable]),
  )
})
