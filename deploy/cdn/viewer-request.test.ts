import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import type { RegistryDocument } from '../../shared/federation/registry-document'
import { paths } from '../../shared/routing/paths'
import { pageFile } from '../site-files/page-file'
import { page } from '../testing/fake-site'
import { viewerRequest } from './viewer-request'

const retired = { remote: 'billing', release: '1.0.0-abc' }

const registry: RegistryDocument = {
  schema: 1,
  host: { version: '1', lastGood: null },
  remotes: {
    all: {
      live: { version: '1', entry: '/entry.js' },
      lastGood: null,
      routes: [...Object.values(paths), '/invoices/:year/:id'].map(page),
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

it.each(Object.values(paths))('finds the page of %s, also with a slash at the end', (route) => {
  const address = route.replace(/:[^/]+$/, 'any-one')
  expect(objectFor(address)).toBe(`/${pageFile(route)}`)
  expect(objectFor(`${address.replace(/\/$/, '')}/`)).toBe(`/${pageFile(route)}`)
})

it.each([
  ['/blog/v2.1-notes', '/blog/_id/index.html'],
  ['/invoices/2026/7', '/invoices/_year/_id/index.html'],
  ['/pricing.html', '/pricing.html/index.html'],
])('takes %s for the address of a page', (address, file) => {
  expect(objectFor(address)).toBe(file)
})

it.each([
  '/registry.json',
  '/assets/index-abc.js',
  '/remotes/support/1.0.0-abc/remoteEntry',
  '/404.html',
])('leaves %s alone', (address) => {
  expect(objectFor(address)).toBe(address)
})

it.each(['/.releases.jsonl', '/host/1.0.0-abc/.server/renderer.cjs'])('hides %s', (address) => {
  expect(answerTo(address)).toMatchObject({ statusCode: 404 })
})

describe('a retired page', () => {
  it('redirects with the query', () => {
    const query = { plan: { value: 'team' } }
    expect(answerTo('/billing/', query)).toMatchObject({
      statusCode: 308,
      headers: { location: { value: '/pricing?plan=team' } },
    })
  })

  it('is gone, with the words of its team as text', () => {
    const { statusCode, body } = answerTo('/billing/7')
    expect(statusCode).toBe(410)
    expect(body).toContain('<p>We bill by &lt;mail> now.</p>')
  })
})
