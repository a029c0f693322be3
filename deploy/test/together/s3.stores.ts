import { AwsClient } from 'aws4fetch'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { changeBucket, readBucket, type Bucket } from '../../../extensions/bucket/change-bucket'
import { previewDocumentFile } from '../../../shared/contract/preview/preview-document'
import { teamPolicy } from '../../../extensions/bucket/team-policy'
import { ForbiddenError } from '../../workspace/store/object-store'
import { storeAt } from '../../../extensions/bucket/object-store/store-at'
import { previewedSite } from '../../../extensions/preview/cli/previewed-site'
import { storePreview } from '../../../extensions/preview/cli/store-preview'
import { endPreviews, storedPreviews } from '../../../extensions/preview/cli/stored-previews'
import { releaseApp } from '../../release/release-app'
import { rollBackApp } from '../../release/roll-back-app'
import { createBucket, keys, origin } from '../../../extensions/bucket/real-stores/ceph-bucket'
import { smallBuild } from '../../../extensions/bucket/real-stores/small-build'
import { s3Store } from '../../../extensions/bucket/object-store/s3-store'
import { storeConformance } from '../../../extensions/bucket/testing/store-conformance'

beforeAll(() => createBucket('site'))

describe('a bucket of Ceph', () => {
  storeConformance(
    () => origin,
    (endpoint) =>
      s3Store({ ...keys, endpoint, bucket: 'site', prefix: 'of-a-team/', timeout: 500 }),
  )
})

it('the credentials of a team release and preview its remote, and write nothing of another', async () => {
  const place = 's3://site/teams'
  const root = mkdtempSync(path.join(tmpdir(), 'fivefold-teams-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const owner = { store: await storeAt(place), cache: path.join(root, 'owner') }
  const released = (bucket: Bucket, app: string, turn: number) =>
    changeBucket(bucket, { app, empty: true }, (site) =>
      releaseApp(site, app, { folder: smallBuild(root, app, turn) }),
    )
  for (const app of ['host', 'support', 'billing']) await released(owner, app, 1)
  const ends = new Date(Date.now() + 60_000)
  const previewed = async (bucket: Bucket, app: string) => {
    const made = await readBucket(bucket, { app }, (site) =>
      previewedSite(site, app, { folder: smallBuild(root, app, 3), ends }),
    )
    return storePreview(bucket.store, made, { app, origin: 'https://preview.example', ends })
  }
  const { document: ofAnother } = await previewed(owner, 'billing')
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
  const { document: own } = await previewed(team, 'support')
  expect(await storedPreviews(store)).toHaveLength(2)
  await endPreviews(store, own.id)
  await expect(endPreviews(store, ofAnother.id)).rejects.toThrow(ForbiddenError)
  await expect(previewed(team, 'billing')).rejects.toThrow(ForbiddenError)
  const object = { body: Buffer.from('mine'), headers: {}, revision: Date.now() }
  for (const key of [
    'remotes/billing/1.0.0/a.js',
    'host/1.0.0/a.js',
    'assets/a.js',
    'owners.json',
    'site.json',
  ])
    await expect(store.writeIfAbsent(key, object), key).rejects.toThrow(ForbiddenError)
  for (const key of ['billing/index.html', previewDocumentFile(ofAnother).slice(1)]) {
    const { etag = '' } = (await store.version(key)) ?? {}
    await expect(store.writeIfUnchanged(key, object, etag)).rejects.toThrow(ForbiddenError)
    await expect(store.delete(key, etag)).rejects.toThrow(ForbiddenError)
  }
  await expect(released(team, 'billing', 2)).rejects.toThrow(ForbiddenError)
})
