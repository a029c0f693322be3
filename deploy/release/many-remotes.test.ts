import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { RegistryRemote } from '../../shared/contract/federation/registry-document'
import { emptyFolder, hostBuild, page, releaseBuild, remoteBuild } from '../testing/fake-site'
import { readRegistryFile } from '../site/registry/registry-file'
import { releaseFolder } from '../site/files/release-folders'
import { reconcileSite } from './reconcile-site'

it('adds nothing to the first page when there are a hundred more remotes', async () => {
  const site = emptyFolder()
  await releaseBuild(site, 'host', hostBuild())
  const { release } = await releaseBuild(site, 'marketing', remoteBuild('marketing', ['/']))
  const homePage = () => readFileSync(path.join(site, 'index.html'))
  const before = homePage()
  const registry = readRegistryFile(site)
  const remotes: Record<string, RegistryRemote> = { ...registry.remotes }
  for (let n = 0; n < 100; n += 1) {
    const folder = releaseFolder(site, `remote-${n}`, release)
    const routes = [page(`/remote-${n}`)]
    cpSync(releaseFolder(site, 'marketing', release), folder, { recursive: true })
    writeFileSync(
      path.join(folder, 'release.json'),
      JSON.stringify({ name: `remote-${n}`, version: '1.0.0', entry: 'remoteEntry.js', routes }),
    )
    const live = { version: release, entry: `/remotes/remote-${n}/${release}/remoteEntry.js` }
    remotes[`remote-${n}`] = { live, lastGood: null, routes }
  }
  await reconcileSite(site, { ...registry, remotes })
  expect(Object.keys(readRegistryFile(site).remotes)).toHaveLength(101)
  expect(homePage()).toEqual(before)
})
