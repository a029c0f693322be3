// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { RegistryError } from './registry'
import { fetchRegistry, inlinedRegistry } from './read-registry'

const origins = { site: 'https://site.example', allowed: [] }
const read = () => fetchRegistry(origins, () => false)
const fetch = vi.fn<typeof globalThis.fetch>()

beforeEach(() => {
  document.body.replaceChildren()
  vi.stubGlobal('fetch', fetch.mockReset())
})
test('the page’s copy is read', () => {
  document.body.innerHTML = '<script id="registry" type="application/json"> {"a":1} </script>'
  expect(inlinedRegistry()).toEqual({ a: 1 })
})

test.each(['', '<p>a page</p>', '<script id="registry" type="application/json"> \n </script>'])(
  'a page without a copy gives no registry: %s',
  (body) => {
    document.body.innerHTML = body
    expect(inlinedRegistry()).toBeUndefined()
  },
)

test('the live registry is requested past the browser’s cache', async () => {
  fetch.mockResolvedValue(new Response('{"schema":1,"host":{"version":"7"},"remotes":{}}'))
  expect(await read()).toMatchObject({ hostVersion: '7', routes: [] })
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/registry.json', {
    cache: 'no-cache',
    signal: expect.any(AbortSignal),
  })
})

test('an unreachable server is reported in plain words, with the cause', async () => {
  const cause = new TypeError('Failed to fetch')
  fetch.mockRejectedValue(cause)
  const failure = await read().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(RegistryError)
  expect(failure).toMatchObject({ message: 'The list of pages could not be fetched.', cause })
})

test('an error response is reported with its status, and never read', async () => {
  fetch.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(read()).rejects.toThrow(
    new RegistryError('The list of pages could not be fetched (status 502).'),
  )
})
