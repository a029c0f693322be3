import { beforeAll, describe } from 'vitest'
import { createBucket } from './ceph-bucket'
import { manyWriters } from './many-writers'

beforeAll(() => createBucket('written'))

describe('a bucket of Ceph', () => {
  manyWriters('s3://written/www')
})
