import { describe, expect, it, test } from 'vitest'
import { addressesIn, concernsUs, isFit, isLasting, keyOf } from './answer-rules'

const site = 'https://fivefold.example'

describe('the worker has to do with', () => {
  const ask = (url: string, init?: RequestInit) => concernsUs(new Request(url, init), site)

  it('what is read from the site', () => {
    expect(ask(`${site}/support?search=a`)).toBe(true)
  })

  it.each([
    ['another origin', 'https://feed.example/posts.json', {}],
    ['what is sent', `${site}/`, { method: 'POST' }],
    ['a part of a file', `${site}/film.webm`, { headers: { range: 'bytes=0-9' } }],
  ])('not with %s', (_what, url, init) => {
    expect(ask(url, init)).toBe(false)
  })
})

describe('an answer is kept', () => {
  const fit = { status: 200, type: 'basic', redirected: false } as const

  it('when it is whole and the site’s own', () => {
    expect(isFit(fit)).toBe(true)
  })

  it.each<Partial<Response>>([
    { status: 404 },
    { status: 500 },
    { status: 206 },
    { status: 0, type: 'opaque' },
    { type: 'opaqueredirect' },
    { redirected: true },
  ])('not with %o', (change) => {
    expect(isFit({ ...fit, ...change })).toBe(false)
  })
})

test.each([
  ['public, max-age=31536000, immutable', true],
  ['no-cache', false],
  [undefined, false],
])('cache-control: %s says whether it lasts', (header, lasts) => {
  const headers: HeadersInit = header === undefined ? {} : { 'cache-control': header }
  expect(isLasting(new Response('', { headers }))).toBe(lasts)
})

test('every query of an address has one answer', () => {
  expect(keyOf(`${site}/search?query=sso#first`)).toBe(`${site}/search`)
})

describe('a message to the worker', () => {
  it('lists addresses of the site', () => {
    expect(addressesIn([`${site}/support`, `${site}/a.js`], site)).toEqual([
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
    expect(addressesIn(message, site)).toEqual([])
  })
})
