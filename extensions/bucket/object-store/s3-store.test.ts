import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memoryBucket } from '../testing/memory-bucket'
import { storeConformance, testTimeout } from '../testing/store-conformance'
import { s3Store } from './s3-store'

let bucket: Awaited<ReturnType<typeof memoryBucket>>
beforeAll(async () => {
  bucket = await memoryBucket({ pageSize: 2 })
})
afterAll(() => bucket.stop())

const storeAt = (endpoint: string) =>
  s3Store({
    endpoint,
    bucket: 'site',
    prefix: 'of-a-team/',
    region: 'us-east-1',
    accessKeyId: 'site',
    secretAccessKey: 'site-secret',
    timeout: testTimeout,
  })

describe('a bucket of S3', () => {
  storeConformance(() => bucket.origin, storeAt)
})

it('stores type and cache rule with the object, under the prefix', async () => {
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }
  await storeAt(bucket.origin).writeIfAbsent('a/b.js', {
    body: Buffer.from(''),
    headers,
    revision: 0,
  })
  expect(bucket.objects.get('of-a-team/a/b.js')?.headers).toMatchObject(headers)
})
