import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import type { RegistryDocument } from '../../shared/contract/federation/registry-document'
import { paths } from '../../shared/contract/routing/paths'
import { pageFile } from '../../deploy/site/files/page-file'
import { page } from '../../deploy/testing/fake-site'
import { viewerRequest } from './viewer-request'

const retired = { remote: 'billing', release: '1.0.0-abc' }

const registry: RegistryDocument = {
  schema: 1,
  host: { version: '1', lastGood: null },
  remotes: {
    all: {
      live: { version: '1', entry: '/entry.js' },
      lastGood: null,
      routes: [...Object.values(paths), '/invoices/:year/:id', '/invoices/2026/summary'].map(page),
    },
  },
  retired: [
    { ...retired, path: '/billing', redirect: '/pricing' },
    { ...retired, path: '/billing/:id', text: 'We bill by <mail> now.' },
  ],
}

interface Answer {
  uri?: string
  statusCode?: number
  headers?: Record<string, { value: string }>
  body?: string
}

const answerTo = (uri: string, querystring = {}): Answer =>
  runInNewContext(`${viewerRequest(registry)}; handler({ request: { uri, querystring } })`, {
    uri,
    querystring,
  })

const objectFor = (uri: string) => answerTo(uri).uri

it.each(Object.values(paths))('finds the page of %s', (route) => {
  const address = route.replace(/:[^/]+$/, 'any-one')
  expect(objectFor(address)).toBe(`/${pageFile(route)}`)
})

it.each([
  ['/blog/v2.1-notes', '/blog/_id/index.html'],
  ['/invoices/2026/7', '/invoices/_id/_id/index.html'],
  ['/pricing.html', '/pricing.html/index.html'],
])('takes %s for the address of a page', (address, file) => {
  expect(objectFor(address)).toBe(file)
})

it.each([
  '/registry.json',
  '/assets/index-abc.js',
  '/remotes/support/1.0.0-abc/remoteEntry',
  '/404.html',
  '/.well-known/security.txt',
  '/.well-known/acme-challenge/to-ken_1',
])('leaves %s alone', (address) => {
  expect(objectFor(address)).toBe(address)
})

it.each(['/.releases.jsonl', '/host/1.0.0-abc/.server/renderer.cjs', '/%', '/blog/%ff'])(
  'asks for an object that is nowhere at %s, so that the CDN answers with the not-found page',
  (address) => {
    expect(objectFor(address)).toBe('/.none')
  },
)

it('finds a page of its own before the page with a parameter that has the address, too', () => {
  expect(objectFor('/invoices/2026/summary')).toBe('/invoices/2026/summary/index.html')
  expect(objectFor('/invoices/2026/7')).toBe('/invoices/_id/_id/index.html')
})

it('redirects another spelling with every value of the query', () => {
  const query = {
    a: { value: 'b', multiValue: [{ value: 'b' }, { value: 'c' }] },
    d: { value: '' },
  }
  expect(answerTo('//support/kb/index.html', query)).toMatchObject({
    statusCode: 308,
    headers: { location: { value: '/support/kb?a=b&a=c&d' } },
  })
})

describe('a retired page', () => {
  it('redirects with the query', () => {
    const query = { plan: { value: 'team' } }
    expect(answerTo('/billing', query)).toMatchObject({
      statusCode: 308,
      headers: { location: { value: '/pricing?plan=team' } },
    })
  })

  it('is gone, with the words of its team as text', () => {
    const { statusCode, body } = answerTo('/billing/7')
    expect(statusCode).toBe(410)
    expect(body).toContain('<p>We bill by &lt;mail&gt; now.</p>')
  })
})
