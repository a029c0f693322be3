import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  emptyFolder,
  filesOf,
  hostBuild,
  releaseBuild,
  remoteBuild,
  servedFilesOf,
} from '../testing/fake-site'
import { endCanary, promoteCanary, releaseCanary, startCanary } from './canary'
import { readRegistryFile } from '../site/registry/registry-file'
import { rollBackApp } from './roll-back-app'

const build = (n: number, paths = ['/support']) =>
  remoteBuild('support', paths, `export const n = ${n}`)

/** A site whose support remote has an earlier release and a live one. */
async function siteWithTwoReleases() {
  const site = emptyFolder()
  await releaseBuild(site, 'host', hostBuild())
  const { release: earlier } = await releaseBuild(site, 'support', build(1))
  const { release: live } = await releaseBuild(site, 'support', build(2))
  return { site, earlier, live }
}

const supportOf = (site: string) => readRegistryFile(site).remotes['support']

describe('the canary of a remote', () => {
  it('is listed in the registry and in the pages of its remote beside the live release, and can be ended', async () => {
    const { site, earlier, live } = await siteWithTwoReleases()
    const before = servedFilesOf(site)
    await startCanary(site, 'support', earlier, { percentage: 10, cohort: 'beta' })
    const canary = {
      version: earlier,
      entry: `/remotes/support/${earlier}/remoteEntry.js`,
      percentage: 10,
      cohort: 'beta',
    }
    expect(supportOf(site)).toMatchObject({ live: { version: live }, canary })
    const page = readFileSync(path.join(site, 'support/index.html'), 'utf8')
    const [, registry = ''] = /id="registry">(.+?)<\/script>/.exec(page) ?? []
    expect(JSON.parse(registry).remotes.support).toMatchObject({ live: { version: live }, canary })
    expect(await endCanary(site, 'support')).toBe(earlier)
    expect(servedFilesOf(site)).toEqual(before)
  })

  it('gets a larger share when it is started again, and is promoted to all', async () => {
    const { site, earlier, live } = await siteWithTwoReleases()
    await startCanary(site, 'support', earlier, { percentage: 10, cohort: 'beta' })
    await startCanary(site, 'support', earlier, { percentage: 50 })
    expect(supportOf(site)?.canary).toMatchObject({ percentage: 50 })
    expect(supportOf(site)?.canary).not.toHaveProperty('cohort')
    expect(await promoteCanary(site, 'support')).toBe(earlier)
    expect(supportOf(site)).toMatchObject({
      live: { version: earlier },
      lastGood: { version: live },
    })
    expect(supportOf(site)).not.toHaveProperty('canary')
  })

  it('can be a build that was never live', async () => {
    const { site, live } = await siteWithTwoReleases()
    const folder = remoteBuild('support', ['/support'], 'export const n = 3', {
      version: '1.1.0',
    })
    const release = await releaseCanary(site, 'support', { percentage: 5 }, { folder })
    expect(supportOf(site)).toMatchObject({ live: { version: live }, canary: { version: release } })
  })

  it.each([
    ['a release', (site: string) => releaseBuild(site, 'support', build(3))],
    ['a rollback', (site: string) => rollBackApp(site, 'support')],
  ])('ends with %s of its remote', async (_, change) => {
    const { site, earlier } = await siteWithTwoReleases()
    await startCanary(site, 'support', earlier, { percentage: 10 })
    await change(site)
    expect(supportOf(site)).not.toHaveProperty('canary')
  })

  it('survives releases of others', async () => {
    const { site, earlier } = await siteWithTwoReleases()
    await startCanary(site, 'support', earlier, { percentage: 10 })
    await releaseBuild(site, 'portal', remoteBuild('portal', ['/portal']))
    await releaseBuild(site, 'host', hostBuild('export const n = 2'))
    expect(supportOf(site)?.canary?.version).toBe(earlier)
  })
})

describe('a canary is refused', () => {
  it('when its routes differ from the live ones, and names each difference', async () => {
    const site = emptyFolder()
    await releaseBuild(site, 'host', hostBuild())
    const { release } = await releaseBuild(site, 'support', build(1, ['/support', '/support/kb']))
    await releaseBuild(site, 'support', build(2, ['/support', '/support/new']))
    const before = filesOf(site)
    await expect(startCanary(site, 'support', release, { percentage: 10 })).rejects.toThrow(
      `support ${release} cannot be a canary: it adds /support/kb; it lacks /support/new.`,
    )
    expect(filesOf(site)).toEqual(before)
  })

  it('for the host, for a release that is live or missing, and when there is no canary to end', async () => {
    const { site, live } = await siteWithTwoReleases()
    const share = { percentage: 10 }
    await expect(startCanary(site, 'host', '1.0.0', share)).rejects.toThrow('has no canaries')
    await expect(startCanary(site, 'portal', '1.0.0', share)).rejects.toThrow('no live release')
    await expect(startCanary(site, 'support', live, share)).rejects.toThrow('is live already')
    await expect(startCanary(site, 'support', '9.9.9', share)).rejects.toThrow('no release 9.9.9')
    await expect(startCanary(site, 'support', '../host', share)).rejects.toThrow('no release')
    await expect(endCanary(site, 'support')).rejects.toThrow('support has no canary')
    await expect(promoteCanary(site, 'support')).rejects.toThrow('support has no canary')
  })
})
