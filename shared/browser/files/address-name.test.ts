import { array, assert, constantFrom, integer, oneof, property } from 'fast-check'
import { expect, it, test } from 'vitest'
import { addressSpellings } from '../../testing/address-spellings'
import { addressName } from './address-name'

const nameOf = (address: string) => {
  const { kind, path } = addressName(address)
  return `${kind} ${path}`
}

test.each([
  ['/', 'page /'],
  ['/support/kb', 'page /support/kb'],
  ['/PRICING', 'page /PRICING'],
  ['/%73upport', 'page /%73upport'],
  ['/blog/v2.1-notes', 'page /blog/v2.1-notes'],
  ['/blog/https%3A%2F%2Fmedium.example%2Fp%2F1', 'page /blog/https%3A%2F%2Fmedium.example%2Fp%2F1'],
  ['/blog/%C3%A9%F0%9F%98%80', 'page /blog/%C3%A9%F0%9F%98%80'],
  ['/remotes/support/1%2E0.0/remoteEntry.js', 'file /remotes/support/1.0.0/remoteEntry.js'],
  ['/blog/picture.svg', 'file /blog/picture.svg'],
  ['/404.html', 'file /404.html'],
  ['/.well-known/security.txt', 'file /.well-known/security.txt'],
  ['/.well-known/acme-challenge/to-ken_1', 'file /.well-known/acme-challenge/to-ken_1'],
  ['/.well-known/a//b', 'redirect /.well-known/a/b'],
  ['/.well-known/pki-validation/', 'redirect /.well-known/pki-validation'],
  ['/support/', 'redirect /support'],
  ['//support///kb//', 'redirect /support/kb'],
  ['//', 'redirect /'],
  ['/index.html', 'redirect /'],
  ['//pricing/index.html/index.html/', 'redirect /pricing'],
  ['/billing/gone.html', 'redirect /billing'],
  ['//evil.example', 'redirect /evil.example'],
  ['/blog/%41/', 'redirect /blog/%41'],
])('%s names %s', (address, name) => {
  expect(nameOf(address)).toBe(name)
})

const nothing = String.raw`
  support ? /?a /#a /é /\evil.example /a\b
  /% /%4 /%zz /support/%E0%A4%A /%ff /%c0%80 /%ed%a0%80 /%f4%90%80%80
  /.well-known /.well-known/ /.well-known//a /.well-known/. /.well-known/.. /.well-known/.git /.well-known/../.env /%2ewell-known/a
  /.well-known/a/%2e%2e/b /.well-known%2fa /.well-known/..%2f.env /a/.well-known/b //.well-known/a /.well-knownx/a
  /%00 /%0d%0aLocation:x /%7f /.. /a/../b /.git /%2e%2e/a /..%2fa /a%2f.b //blog//%41`

test.each([
  '',
  '/a b',
  '/\t/evil.example',
  `/${'a'.repeat(1024)}`,
  `/${'a'.repeat(20_000)}`,
  ...nothing.trim().split(/\s+/),
])('%s names nothing', (address) => {
  expect(addressName(address).kind).toBe('nothing')
})

it('accepts the encoded characters that a browser can decode, except controls', () => {
  const hex = integer({ min: 0, max: 255 }).map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
  const lead = constantFrom('%c3', '%E0', '%e1', '%ED', '%f0', '%F4', '%9f', '%80', 'a')
  assert(
    property(array(oneof(lead, hex), { maxLength: 6 }), (parts) => {
      const address = `/x${parts.join('')}`
      expect(addressName(address).kind !== 'nothing').toBe(isText(address))
    }),
    { numRuns: 5000 },
  )
})

function isText(address: string) {
  try {
    // A control character, and a hidden file.
    return !/[^\P{Cc}\u0080-\u009f]|\/\./u.test(decodeURIComponent(address))
  } catch {
    return false
  }
}

it('redirects every spelling to an address of the site that does not redirect again', () => {
  expect(addressSpellings.length).toBeGreaterThan(500)
  for (const spelling of addressSpellings) {
    const { kind, path } = addressName(spelling.replace(/\?.*/, ''))
    if (kind !== 'redirect') continue
    expect(['page', 'file']).toContain(addressName(path).kind)
    expect(new URL(path, 'https://site.example').origin).toBe('https://site.example')
  }
})
