import { AwsClient } from 'aws4fetch'
import { beforeAll, describe } from 'vitest'
import { s3Store } from '../object-store/s3-store'
import { manyWriters } from './many-writers'
import { storeConformance, testTimeout } from '../testing/store/store-conformance'

const origin = process.env['TEST_STORE'] ?? ''
const keys = {
  accessKeyId: process.env['AWS_ACCESS_KEY_ID'] ?? '',
  secretAccessKey: process.env['AWS_SECRET_ACCESS_KEY'] ?? '',
  region: process.env['AWS_REGION'] ?? '',
}

beforeAll(async () => {
  await new AwsClient({ ...keys, service: 's3' }).fetch(`${origin}/site`, { method: 'PUT' })
})

describe('a bucket of Ceph', () => {
  storeConformance(
    () => origin,
    (endpoint) =>
      s3Store({ ...keys, endpoint, bucket: 'site', prefix: 'of-a-team/', timeout: testTimeout }),
  )
  manyWriters('s3://site/www')
})
