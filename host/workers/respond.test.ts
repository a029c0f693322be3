import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

afterEach(() => {
  vi.unstubAllGlobals()
  stored.clear()
})

/** A response as a browser gets it from the site; one made by code has another type. */
function sent(text: string, init: ResponseInit = {}): Response {
  const response = new Response(text, init)
  Object.defineProperty(response, 'type', { value: 'basic' })
  response.clone = () => sent(text, init)
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
  return `${response.status} ${await response.text()}`
}

const online = (response: Response) => network.mockImplementation(async () => response)
const offline = () => network.mockRejectedValue(new TypeError('Failed to fetch'))

test('the latest response is served offline, whatever the query', async () => {
  online(sent('earlier'))
  await ask('/support')
  online(sent('later'))
  expect(await ask('/support?search=a')).toBe('200 later')
  offline()
  expect(await ask('/support?search=b')).toBe('200 later')
})

test.each([404, 500])('a response %i is passed on, and never cached', async (status) => {
  online(sent('the page'))
  await ask('/support')
  online(sent('an error', { status }))
  expect(await ask('/support')).toBe(`${status} an error`)
  offline()
  expect(await ask('/support')).toBe('200 the page')
})

test('a document that was never cached is answered by the shell, nothing else is', async () => {
  online(sent('the shell'))
  await ask('/404.html')
  offline()
  expect(await ask('/careers')).toBe('200 the shell')
  await expect(ask('/registry.json', 'cors')).rejects.toThrow('Failed to fetch')
})

test('a full disk does not keep the page from its response', async () => {
  const full = async () => Promise.reject(new DOMException('', 'QuotaExceededError'))
  vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined, put: full }) })
  online(sent('the page'))
  expect(await ask('/support')).toBe('200 the page')
})
