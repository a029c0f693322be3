import { expect, it, vi } from 'vitest'
import { siteBucket } from './site-bucket'

it('what was read of a bucket serves for no bucket of that name at another service', async () => {
  vi.stubEnv('SITE', 's3://site')
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) vi.stubEnv(name, 'x')
  const cacheOf = async (endpoint: string) => {
    vi.stubEnv('AWS_ENDPOINT_URL', endpoint)
    return (await siteBucket()).cache
  }
  const caches = [
    await cacheOf(''),
    await cacheOf('http://localhost:1'),
    await cacheOf('http://localhost:2'),
  ]
  expect(new Set(caches).size).toBe(3)
})
