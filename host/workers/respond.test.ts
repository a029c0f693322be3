import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressName } from '@fivefold/shared/files/address-name'
import { addressSpellings } from '@fivefold/shared/testing/address-spellings'
import { respond } from './respond'

const site = 'https://fivefold.example'
const stored = new Map<string, Response>()
const network = vi.fn<typeof fetch>()

beforeEach(() => {
  const cache = {
    match: async (url: string) => stored.get(new URL(url, site).href)?.clone(),
    put: async (url: string, response: Response) => void stored.set(url, response),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', network)
})

afterEach(() => stored.clear())

const html = { 'content-type': 'text/html; charset=utf-8' }

/** A document of the site as a browser receives it. */
const sent = (text: string, init: ResponseInit = {}) =>
  received(`${text}<script id="site-config">{}</script>`, { headers: html, ...init })

/** A response from the site's origin; `new Response` has another type. */
function received(text: string, init: ResponseInit): Response {
  const response = new Response(text, init)
  Object.defineProperty(response, 'type', { value: 'basic' })
  response.clone = () => received(text, init)
  return response
}

async function ask(path: string, mode: RequestMode = 'navigate') {
  const request = new Request(site + path)
  Object.defineProperty(request, 'mode', { value: mode })
  const work: Promise<unknown>[] = []
  const preloadResponse = Promise.resolve(undefined)
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise)
  const response = await respond({ request, preloadResponse, waitUntil })
  await Promise.all(work)
  const text = await response.text()
  return `${response.status} ${text.replace(/<script.*/, '') || response.headers.get('location')}`
}

const online = (response: Response) => network.mockImplementation(async () => response)
const offline = () => network.mockRejectedValue(new TypeError('Failed to fetch'))

test('the latest response is served offline, for any query', async () => {
  online(sent('earlier'))
  await ask('/support')
  online(sent('later'))
  expect(await ask('/support?search=a')).toBe('200 later')
  offline()
  expect(await ask('/support?search=b')).toBe('200 later')
})

test.each([404, 500])('a response %i is returned and never cached', async (status) => {
  online(sent('the page'))
  await ask('/support')
  online(sent('an error', { status }))
  expect(await ask('/support')).toBe(`${status} an error`)
  offline()
  expect(await ask('/support')).toBe('200 the page')
})

test('a document that was never cached is answered with the shell, a file is not', async () => {
  online(sent('the shell'))
  await ask('/404.html')
  offline()
  expect(await ask('/careers')).toBe('200 the shell')
  await expect(ask('/registry.json', 'cors')).rejects.toThrow('Failed to fetch')
})

test('the page gets its response when the disk is full', async () => {
  const full = async () => Promise.reject(new DOMException('', 'QuotaExceededError'))
  vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined, put: full }) })
  online(sent('the page'))
  expect(await ask('/support')).toBe('200 the page')
})

test.each<[string, string, ResponseInit]>([
  ['a maintenance page', '<h1>Back soon</h1>', { headers: html }],
  ['text', 'Back soon', { headers: { 'content-type': 'text/plain' } }],
  [
    'a no-store response',
    '<script id="site-config">',
    { headers: { ...html, 'cache-control': 'no-store' } },
  ],
])('%s is returned, and replaces no cached page', async (_name, text, init) => {
  online(sent('the page'))
  await ask('/support')
  online(received(text, init))
  await ask('/support')
  offline()
  expect(await ask('/support')).toBe('200 the page')
})

test.each([
  ['/registry.json', '{"remotes":{}}', '{"status":"maintenance"}', 'application/json'],
  ['/registry.json', '{"remotes":{}}', '<h1>Back soon</h1>', 'text/html'],
  ['/favicon.svg', '<svg/>', '<h1>Back soon</h1>', 'text/html'],
])('the cached %s is not replaced by another server’s page', async (path, good, bad, type) => {
  const kind = path === '/favicon.svg' ? 'image/svg+xml' : 'application/json'
  online(received(good, { headers: { 'content-type': kind } }))
  await ask(path, 'cors')
  online(received(bad, { headers: { 'content-type': type } }))
  await ask(path, 'cors')
  offline()
  expect(await ask(path, 'cors')).toBe(`200 ${good}`)
})

test('offline, every spelling is redirected as on the server, or answered with a document', async () => {
  online(sent('the shell'))
  await ask('/404.html')
  offline()
  for (const spelling of addressSpellings) {
    const { pathname, search } = new URL(site + spelling)
    const { kind, path } = addressName(pathname)
    const answer = kind === 'redirect' ? `308 ${site}${path}${search}` : '200 the shell'
    expect(await ask(pathname + search)).toBe(answer)
  }
})
