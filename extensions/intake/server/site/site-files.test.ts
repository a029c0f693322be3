import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { siteFiles } from './site-files'
import { LongFileError } from './web-files'

const files: Record<string, string> = {
  'registry.json': '{}',
  '.releases.jsonl': 'log',
  'remotes/support/1.0+a/.server/scripts.map': 'maps',
}

const folder = mkdtempSync(path.join(tmpdir(), 'site-files-'))
for (const [name, text] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}
afterAll(() => rmSync(folder, { recursive: true }))

const requested: (string | undefined)[] = []
const queries: (string | null)[] = []
const store = createServer(({ url = '', headers }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  if (headers.authorization) requested.push(headers.authorization)
  queries.push(searchParams.get('sig'))
  const text = files[decodeURIComponent(pathname).replace('/bucket/sites/fivefold/', '')]
  response.writeHead(text === undefined ? 404 : 200).end(text ?? '<Code>NoSuchKey</Code>')
})
beforeAll(() => once(store.listen(0, 'localhost'), 'listening'))
afterAll(() => store.close())
const origin = () => `http://localhost:${(store.address() as AddressInfo).port}/`
beforeEach(() => {
  vi.stubEnv('AWS_ENDPOINT_URL_S3', origin())
  vi.stubEnv('AZURE_STORAGE_SAS_TOKEN', '?sig=secret')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
})

describe.each([
  ['a folder', () => folder],
  ['a bucket', () => 's3://bucket/sites/fivefold/'],
  ['a container of Azure, or any address', () => `${origin()}bucket/sites/fivefold/`],
])('the site in %s', (_, place) => {
  test('gives its files, nothing where there is none, and no long one', async () => {
    const read = siteFiles(place())
    for (const [name, text] of Object.entries(files)) expect(await read?.(name)).toBe(text)
    expect(await read?.('owners.json')).toBeUndefined()
    expect(await read?.('.releases.jsonl', 3)).toBe('log')
    await expect(read?.('.releases.jsonl', 2)).rejects.toThrow(LongFileError)
  })

  test.each(['../registry.json', 'remotes/../registry.json', '', '/registry.json', 'a/%2e%2e/b'])(
    'has nothing outside: %j',
    async (name) => expect(await siteFiles(place())?.(name)).toBeUndefined(),
  )
})

test('requests to a bucket are signed', () => {
  expect(requested.length).toBeGreaterThan(0)
  for (const header of requested) expect(header).toMatch(/^AWS4-HMAC-SHA256 Credential=key\//)
})

test('a bucket that is away does not say what it has', async () => {
  vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://localhost:1')
  await expect(siteFiles('s3://bucket')?.('registry.json')).rejects.toThrow('fetch failed')
})

test.each([
  [403, undefined],
  [404, undefined],
  [500, 'registry.json answers 500'],
  [429, 'registry.json answers 429'],
])(
  'an address that answers %i says, or does not say, that it has no file',
  async (status, said) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status }))
    const read = siteFiles('https://www.fivefold.example')?.('registry.json')
    expect(await read?.catch((error: Error) => error.message)).toBe(said)
    fetched.mockRestore()
  },
)

test.each([undefined, ''])('without a site there is nothing: %j', (site) => {
  expect(siteFiles(site)).toBeUndefined()
})

test('requests to a container have its token', () => {
  expect(queries).toContain('secret')
})

test.each([
  ['https://fivefold.blob.core.windows.net/site', '?sig=secret'],
  ['https://www.fivefold.example', ''],
  ['https://blob.core.windows.net.evil.example/site', ''],
])('only Azure gets the token: %s', async (place, query) => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'))
  await siteFiles(place)?.('registry.json')
  expect(String(fetched.mock.lastCall?.[0])).toBe(`${place}/registry.json${query}`)
  fetched.mockRestore()
})

test('a bucket is refused where it cannot be read', () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', '')
  expect(() => siteFiles('s3://bucket')).toThrow('needs AWS_ACCESS_KEY_ID')
})
