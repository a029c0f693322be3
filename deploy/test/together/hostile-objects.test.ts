import { expect, onTestFinished, test } from 'vitest'
import { reliableStore } from '../../../extensions/bucket/object-store/reliable-store'
import { s3Store } from '../../../extensions/bucket/object-store/s3-store'
import { removeEndedPreviews, storedPreviews } from '../../../extensions/preview/cli/stored-previews'
import { emptyFolder, hostBuild, releaseBuild, remoteBuild } from '../../testing/fake-site'
import { hostileName } from '../../testing/hostile-names'
import { bucketForTest } from '../../../extensions/bucket/testing/bucket-site'
import { memoryBucket } from '../../../extensions/bucket/testing/memory-bucket'
import { some } from '../../testing/surrounded-site'
import { changeBucket } from '../../../extensions/bucket/change-bucket'

test('others’ objects in a bucket write nothing outside a working copy, and remove nothing of the site', async () => {
  const bucket = bucketForTest()
  const { store, objects } = bucket
  await changeBucket(bucket, { app: 'host' }, (copy) => releaseBuild(copy, 'host', hostBuild()))
  const build = remoteBuild('support', ['/support'])
  await changeBucket(bucket, { app: 'support' }, (copy) => releaseBuild(copy, 'support', build))
  const head = JSON.parse(String(objects.get('registry.json')?.body))
  const [host] = [...objects.keys()].flatMap((key) => /^host\/[^/]+\//.exec(key) ?? [])
  const object = (body: string) => ({ body: Buffer.from(body), headers: {}, revision: 0 })
  for (const name of some(hostileName, 200)) {
    await store.writeIfAbsent(`${host}../../../../${name}`, object('x'))
    await store.writeIfAbsent(`remotes/support/${name}/release.json`, object('{}'))
    await store.writeIfAbsent(`remotes/${name}/1.0.0-x/release.json`, object('{}'))
    await store.writeIfAbsent(`previews/${name}/x/y`, object('x'))
  }
  const hostile = {
    previous: head.change,
    log: [],
    apps: ['__proto__', 'support'],
    removals: ['owners.json', 'registry.json', '../x', 'remotes/support/x', 'kit/index.html'],
  }
  const [revision] = String(head.change).split('-')
  const [first, second] = [`${Number(revision) + 1}-00000000`, `${Number(revision) + 2}-00000000`]
  // Two records that name each other, and removals that are not documents.
  await store.writeIfAbsent(
    `.releases/${first}.json`,
    object(JSON.stringify({ ...hostile, apps: [], removals: [], previous: second })),
  )
  await store.writeIfAbsent(
    `.releases/${second}.json`,
    object(JSON.stringify({ ...hostile, previous: first })),
  )
  objects.set('registry.json', {
    ...object(JSON.stringify({ ...head, change: second })),
    etag: 'x',
  })
  await store.writeIfAbsent('owners.json.kept', object('x'))
  const kept = [...objects.keys()]

  const next = remoteBuild('support', ['/support'], 'export const next = 1')
  await changeBucket(
    { ...bucket, cache: emptyFolder() },
    { app: 'support', history: true },
    (copy) => releaseBuild(copy, 'support', next),
  )
  expect(kept.filter((key) => !objects.has(key))).toEqual([])
  await removeEndedPreviews(store)
  expect(await storedPreviews(store)).toEqual([])
})

test('a hostile key never names another object', async () => {
  const bucket = await memoryBucket()
  onTestFinished(() => bucket.stop())
  const place = { bucket: 'site', prefix: '', endpoint: bucket.origin, region: 'x' }
  const store = reliableStore(s3Store({ ...place, accessKeyId: 'x', secretAccessKey: 'x' }))
  const kept = { body: Buffer.from('{}'), headers: {}, etag: 'x' }
  const own = ['registry.json', 'remotes/admin/1/release.json']
  for (const key of own) bucket.objects.set(key, kept)
  const hostile = own.map((key) => `remotes/support/1.0.0-x/../../../${key}`)
  for (const key of [...hostile, ...some(hostileName, 100)])
    if (!own.includes(key)) bucket.objects.set(key, kept)
  const listed = await store.list('')
  expect(listed).toEqual(expect.arrayContaining(own))
  for (const key of listed) if (!own.includes(key)) await store.delete(key, 'x')
  for (const key of hostile) {
    await expect(store.read(key)).rejects.toThrow('is no place in a bucket.')
    await expect(store.delete(key, 'x')).rejects.toThrow('is no place in a bucket.')
    await expect(store.writeIfAbsent(key, { ...kept, revision: 0 })).rejects.toThrow('no place')
  }
  expect(own.filter((key) => !bucket.objects.has(key))).toEqual([])
})
