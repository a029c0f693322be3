import { AwsClient } from 'aws4fetch'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { changeBucket, type Bucket } from '../bucket/change-bucket'
import { teamPolicy } from '../bucket/team-policy'
import { ForbiddenError } from '../object-store/object-store'
import { storeAt } from '../object-store/store-at'
import { releaseApp } from '../release/release-app'
import { rollBackApp } from '../release/roll-back-app'
import { smallBuild } from './small-build'
import { s3Store } from '../object-store/s3-store'
import { manyWriters } from './many-writers'
import { storeConformance } from '../testing/store/store-conformance'

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
      s3Store({ ...keys, endpoint, bucket: 'site', prefix: 'of-a-team/', timeout: 2_000 }),
  )
  manyWriters('s3://site/www')
})

it('the credentials of a team release its remote, and write nothing of another', async () => {
  const place = 's3://site/teams'
  const root = mkdtempSync(path.join(tmpdir(), 'fivefold-teams-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const owner = { store: await storeAt(place), cache: path.join(root, 'owner') }
  const released = (bucket: Bucket, app: string, turn: number) =>
    changeBucket(bucket, { app, empty: true }, (site) =>
      releaseApp(site, app, { folder: smallBuild(root, app, turn) }),
    )
  for (const app of ['host', 'support', 'billing']) await released(owner, app, 1)
  const principal = 'arn:aws:iam:::user/support'
  const paths = ['/support']
  // This version of Ceph does not know the condition.
  const policy = teamPolicy(place, 'support', { paths }, { principal, withoutConditions: true })
  const client = new AwsClient({ ...keys, service: 's3' })
  const answer = await client.fetch(`${origin}/site?policy`, {
    method: 'PUT',
    body: JSON.stringify(policy),
  })
  expect(answer.status).toBeLessThan(300)

  const credentials = { AWS_ACCESS_KEY_ID: 'support', AWS_SECRET_ACCESS_KEY: 'support-secret' }
  const store = await storeAt(place, { ...process.env, ...credentials })
  const team = { store, cache: path.join(root, 'team') }
  await released(team, 'support', 2)
  await changeBucket(team, { app: 'support' }, (site) => rollBackApp(site, 'support'))
  const object = { body: Buffer.from('mine'), headers: {}, revision: Date.now() }
  for (const key of [
    'remotes/billing/1.0.0/a.js',
    'host/1.0.0/a.js',
    'assets/a.js',
    'owners.json',
    'site.json',
  ])
    await expect(store.writeIfAbsent(key, object), key).rejects.toThrow(ForbiddenError)
  for (const key of ['billing/index.html']) {
    const { etag = '' } = (await store.version(key)) ?? {}
    await expect(store.writeIfUnchanged(key, object, etag)).rejects.toThrow(ForbiddenError)
    await expect(store.delete(key, etag)).rejects.toThrow(ForbiddenError)
  }
  await expect(released(team, 'billing', 2)).rejects.toThrow(ForbiddenError)
})
