import { expect, it } from 'vitest'
import { changeBucket, readBucket, type Bucket } from '../../../extensions/bucket/change-bucket'
import { bucketForTest } from '../../../extensions/bucket/testing/bucket-site'
import { previewedSite } from '../../../extensions/preview/cli/previewed-site'
import { storePreview } from '../../../extensions/preview/cli/store-preview'
import {
  endPreviews,
  removeEndedPreviews,
  storedPreviews,
} from '../../../extensions/preview/cli/stored-previews'
import { releaseApp } from '../../release/release-app'
import { hostBuild, remoteBuild } from '../../testing/fake-site'
import { ForbiddenError } from '../../workspace/store/object-store'

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)

it('previews in a bucket are those of a folder; others’ stay where the credentials end', async () => {
  const bucket: Bucket & ReturnType<typeof bucketForTest> = bucketForTest()
  for (const [app, folder] of [
    ['host', hostBuild()],
    ['support', remoteBuild('support', ['/support'])],
  ] as const)
    await changeBucket(bucket, { app, empty: true }, (site) => releaseApp(site, app, { folder }))
  const served = () => [...bucket.objects.keys()].filter((key) => !key.startsWith('previews/'))
  const before = served()
  const folder = remoteBuild('support', ['/support', '/support/new'], 'export const next = 1')
  const options = { folder, ends: inDays(3), allowSameVersion: true }
  const made = await readBucket(bucket, { app: 'support' }, (site) =>
    previewedSite(site, 'support', options),
  )
  const facts = { app: 'support', origin: 'http://preview.localhost:3000', ends: inDays(3) }
  const { document } = await storePreview(bucket.store, made, facts)
  expect(served()).toEqual(before)
  expect(await storedPreviews(bucket.store)).toMatchObject([{ document }])
  const key = `previews/support/${document.id}/${document.files['/registry.json']}.txt`
  expect(bucket.objects.get(key)?.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
  })
  const forbidden = async () => {
    throw new ForbiddenError('another team')
  }
  const ofAnother = { ...bucket.store, delete: forbidden }
  await removeEndedPreviews(ofAnother, inDays(5))
  expect(await storedPreviews(bucket.store)).toHaveLength(1)
  await expect(endPreviews(ofAnother, document.id)).rejects.toThrow('another team')
  await removeEndedPreviews(bucket.store, inDays(5))
  expect(served()).toEqual([...bucket.objects.keys()])
})
