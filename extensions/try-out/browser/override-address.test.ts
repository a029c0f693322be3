import { describe, expect, it } from 'vitest'
import { overrideFolder, parseOverrideRequest, TryOutError } from './override-address'

const origins = { site: 'https://site.example', allowed: ['http://localhost:5174'] }

const folder = (target: string) => overrideFolder({ remote: 'support', target }, origins).href

describe('reading an override', () => {
  it.each([
    ['support@1.2.0-ab12', { remote: 'support', target: '1.2.0-ab12' }],
    [' support@http://localhost:5174 ', { remote: 'support', target: 'http://localhost:5174' }],
    ['support@http://a:b@localhost', { remote: 'support', target: 'http://a:b@localhost' }],
  ])('“%s” names a remote and what to load', (text, request) => {
    expect(parseOverrideRequest(text)).toEqual(request)
  })

  it.each(['', 'support', '@1.2.0', 'support@', '../host@1.2.0', 'Support@1.2.0', 'a b@1'])(
    '“%s” is refused',
    (text) => {
      expect(() => parseOverrideRequest(text)).toThrow(TryOutError)
    },
  )
})

describe('the folder of a release to try out', () => {
  it.each([
    ['1.2.0-ab12', 'https://site.example/remotes/support/1.2.0-ab12/'],
    ['http://localhost:5174', 'http://localhost:5174/remotes/support/dev/'],
    ['http://localhost:5174/', 'http://localhost:5174/remotes/support/dev/'],
    ['http://localhost:5174/builds/7', 'http://localhost:5174/builds/7/'],
    [
      'http://localhost:5174/remotes/support/1.2.0/remoteEntry-x.js?a=1#b',
      'http://localhost:5174/remotes/support/1.2.0/',
    ],
    ['https://site.example/remotes/support/1.2.0/', 'https://site.example/remotes/support/1.2.0/'],
  ])('of “%s” is %s', (target, address) => {
    expect(folder(target)).toBe(address)
  })

  it.each([
    ['https://evil.example/', 'https://evil.example is not an origin'],
    ['https://site.example.evil.example/', 'is not an origin'],
    ['http://localhost:5175', 'http://localhost:5175 is not an origin'],
    ['https://localhost:5174', 'https://localhost:5174 is not an origin'],
    ['http://site.example/remotes/support/1.2.0/', 'http://site.example is not an origin'],
    ['http://localhost:5174@evil.example/', 'user name or a password'],
    ['http://user:secret@localhost:5174/', 'user name or a password'],
    ['https://site.example/uploads/evil/', 'is not a release of “support”'],
    ['https://site.example/remotes/portal/1.2.0/', 'is not a release of “support”'],
    ['https://site.example/remotes/support/../../uploads/', 'plain address'],
    ['https://site.example/remotes/support/%2e%2e/%2e%2e/uploads/', 'plain address'],
    ['javascript:alert(1)', 'plain address'],
    ['JavaScript:alert(1)//http://localhost:5174', 'plain address'],
    ['data:text/javascript,alert(1)', 'plain address'],
    ['blob:http://localhost:5174/1', 'plain address'],
    ['file:///etc/passwd', 'plain address'],
    ['//localhost:5174/', 'plain address'],
    ['///localhost:5174/', 'plain address'],
    ['/remotes/support/1.2.0/', 'plain address'],
    ['http:localhost:5174', 'plain address'],
    ['http:///localhost:5174', 'plain address'],
    ['http:\\\\localhost:5174', 'plain address'],
    ['http://localhost:5174\\@evil.example', 'plain address'],
    ['\\\\localhost:5174', 'plain address'],
    ['http://local\thost:5174', 'plain address'],
    ['http://[', 'plain address'],
    ['..', 'plain address'],
    ['1.2.0/../../..', 'plain address'],
  ])('“%s” is refused', (target, reason) => {
    expect(() => folder(target)).toThrow(TryOutError)
    expect(() => folder(target)).toThrow(reason)
  })

  it('says that only the site’s own releases may be tried out, if so configured', () => {
    const strict = { ...origins, allowed: [] }
    const request = { remote: 'support', target: 'http://localhost:5174' }
    expect(() => overrideFolder(request, strict)).toThrow('only releases of this site are')
  })
})
