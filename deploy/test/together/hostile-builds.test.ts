import { array, record } from 'fast-check'
import { expect, test } from 'vitest'
import { changeBucket } from '../../../extensions/bucket/change-bucket'
import { hostBuild, releaseBuild, remoteBuild } from '../../testing/fake-site'
import { hostileName } from '../../testing/hostile-names'
import { bucketForTest } from '../../../extensions/bucket/testing/bucket-site'
import {
  changes,
  expectOwn,
  expectRefusal,
  some,
  surroundedSite,
  tried,
} from '../../testing/surrounded-site'
import { folderStore } from '../../site/files/folder-store'
import { previewedSite } from '../../../extensions/preview/cli/previewed-site'
import { storePreview } from '../../../extensions/preview/cli/store-preview'

const hostileManifest = record(
  {
    name: hostileName,
    version: hostileName,
    entry: hostileName,
    standalone: record({ entry: hostileName, ownReact: hostileName }),
    pages: array(hostileName, { maxLength: 2 }).map((files) => ({ '/evil': files })),
    onDemand: hostileName.map((file) =>
      JSON.parse(`{${JSON.stringify(file)}: ["remoteEntry.js"]}`),
    ),
  },
  { requiredKeys: [] },
)

test('80 hostile manifests and names of apps, in a folder, a bucket and a preview', async () => {
  const { root, site } = await surroundedSite()
  const bucket = bucketForTest()
  for (const [app, build] of [
    ['host', hostBuild()],
    ['support', remoteBuild('support', ['/support'])],
  ] as const)
    await changeBucket(bucket, { app }, (copy) => releaseBuild(copy, app, build))
  const apps = some(hostileName, 80).filter((name) => name !== 'support' && name !== 'host')
  for (const [index, manifest] of some(hostileManifest, 80).entries()) {
    const app = index % 3 === 0 ? (apps[index] ?? 'evil') : 'evil'
    const folder = remoteBuild('evil', ['/evil'], `export const n = ${index}`, manifest)
    const { changed = [] } = await tried(root, () => releaseBuild(site, app, folder))
    expectOwn(changed, app, ['/evil'])

    const ends = new Date(Date.now() + 60_000)
    const preview = await tried(root, async () => {
      const made = await previewedSite(site, app, { folder, ends, allowSameVersion: true })
      await storePreview(folderStore(site), made, { app, origin: 'http://preview.localhost', ends })
    })
    const own = `a/b/site/previews/${app}/`
    for (const file of preview.changed ?? [])
      expect(file === 'a/b/site/previews' || `${file}/`.startsWith(own) ? '' : file).toBe('')
    if (index % 4 > 0) continue

    const before = new Map([...bucket.objects].map(([key, { body }]) => [key, String(body)]))
    await changeBucket(bucket, { app }, (copy) => releaseBuild(copy, app, folder)).catch(
      expectRefusal,
    )
    const after = new Map([...bucket.objects].map(([key, { body }]) => [key, String(body)]))
    expectOwn(
      changes(before, after)
        .filter((key) => !/^\.(?:releases|done)\//.test(key))
        .map((key) => `a/b/site/${key}`),
      app,
      ['/evil'],
    )
  }
})
