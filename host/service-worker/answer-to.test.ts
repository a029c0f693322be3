import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerTo } from './answer-to'

const site = 'https://fivefold.example'
const stored = new Map<string, Response>()
const network = vi.fn<typeof fetch>()

beforeEach(() => {
  const cache = {
    match: async (url: string) => stored.get(new URL(url, site).href)?.clone(),
    put: async (url: string, answer: Response) => void stored.set(url, answer),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', network)
})

afterEach(() => {
  vi.unstubAllGlobals()
  stored.clear()
})

/** An answer as a browser gets one from the site: the type of one that code makes is another. */
function sent(text: string, init: ResponseInit = {}): Response {
  const answer = new Response(text, init)
  Object.defineProperty(answer, 'type', { value: 'basic' })
  answer.clone = () => sent(text, init)
  return answer
}

async function ask(path: string, mode: RequestMode = 'navigate') {
  const request = new Request(site + path)
  Object.defineProperty(request, 'mode', { value: mode })
  const work: Promise<unknown>[] = []
  const preloadResponse = Promise.resolve(undefined)
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise)
  const answer = await answerTo({ request, preloadResponse, waitUntil })
  await Promise.all(work)
  return `${answer.status} ${await answer.text()}`
}

const online = (answer: Response) => network.mockImplementation(async () => answer)
const offline = () => network.mockRejectedValue(new TypeError('Failed to fetch'))

test('what was read last is there without a network, whatever the query', async () => {
  online(sent('earlier'))
  await ask('/support')
  online(sent('later'))
  expect(await ask('/support?search=a')).toBe('200 later')
  offline()
  expect(await ask('/support?search=b')).toBe('200 later')
})

test.each([404, 500])('an answer %i is shown as it is, and never kept', async (status) => {
  online(sent('the page'))
  await ask('/support')
  online(sent('an error', { status }))
  expect(await ask('/support')).toBe(`${status} an error`)
  offline()
  expect(await ask('/support')).toBe('200 the page')
})

test('a document that was never read is answered by the shell, nothing else is', async () => {
  online(sent('the shell'))
  await ask('/404.html')
  offline()
  expect(await ask('/careers')).toBe('200 the shell')
  await expect(ask('/registry.json', 'cors')).rejects.toThrow('Failed to fetch')
})

test('a disk without room takes nothing from the page', async () => {
  const full = async () => Promise.reject(new DOMException('', 'QuotaExceededError'))
  vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined, put: full }) })
  online(sent('the page'))
  expect(await ask('/support')).toBe('200 the page')
})
