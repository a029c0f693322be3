import { describe, expect, it, test } from 'vitest'
import { cacheKey, isCacheable, isHandled, isImmutable, siteUrls } from './response-rules'

const site = 'https://fivefold.example'

describe('the worker handles', () => {
  const ask = (url: string, init?: RequestInit) => isHandled(new Request(url, init), site)

  it('reads from the site', () => {
    expect(ask(`${site}/support?search=a`)).toBe(true)
  })

  it.each([
    ['another origin', 'https://feed.example/posts.json', {}],
    ['a write', `${site}/`, { method: 'POST' }],
    ['a part of a file', `${site}/film.webm`, { headers: { range: 'bytes=0-9' } }],
  ])('not with %s', (_what, url, init) => {
    expect(ask(url, init)).toBe(false)
  })
})

describe('a response is cached', () => {
  const headers = new Headers()
  const cacheable = { status: 200, type: 'basic', redirected: false, headers } as const

  it('when it is complete and from the site itself', () => {
    expect(isCacheable(cacheable)).toBe(true)
  })

  it.each<Partial<Response>>([
    { status: 404 },
    { status: 500 },
    { status: 206 },
    { status: 0, type: 'opaque' },
    { type: 'opaqueredirect' },
    { redirected: true },
    { headers: new Headers({ 'cache-control': 'No-Store' }) },
    { headers: new Headers({ 'cache-control': 'private, no-store' }) },
  ])('not with %o', (change) => {
    expect(isCacheable({ ...cacheable, ...change })).toBe(false)
  })
})

test.each([
  ['public, max-age=31536000, immutable', true],
  ['no-cache', false],
  [undefined, false],
])('cache-control: %s says whether a response can change', (header, immutable) => {
  const headers: HeadersInit = header === undefined ? {} : { 'cache-control': header }
  expect(isImmutable(new Response('', { headers }))).toBe(immutable)
})

test('all queries of an address share one response', () => {
  expect(cacheKey(`${site}/search?query=sso#first`)).toBe(`${site}/search`)
})

describe('a message to the worker', () => {
  it('lists addresses of the site', () => {
    expect(siteUrls([`${site}/support`, `${site}/a.js`], site)).toEqual([
      `${site}/support`,
      `${site}/a.js`,
    ])
  })

  it.each([
    ['another origin', ['https://attacker.example/a.js', `${site}.attacker.example/`]],
    ['another scheme', ['javascript:alert(1)', 'data:text/javascript,1', `blob:null/1`]],
    ['no address', ['/support', '', null, 7, {}]],
    ['no list', `${site}/support`],
    ['nothing', undefined],
  ])('of %s lists none', (_what, message) => {
    expect(siteUrls(message, site)).toEqual([])
  })
})
