import { appendFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptyFolder, filesOf, hostBuild, releaseBuild, remoteBuild } from '../testing/fake-site'
import { endCanary, startCanary } from './canary'
import { renderCacheFolder } from '../site/files/render-cache'
import { pruneReleases } from './prune-releases'
import { readRegistryFile } from '../site/registry/registry-file'
import { extendedLog, logEntryOf, readReleaseLog, releaseLogFile } from '../site/files/release-log'
import { storedReleases, releaseFolder } from '../site/files/release-folders'
import { releaseHistory } from '../site/registry/release-history'
import { rollBackApp } from './roll-back-app'

const day = 24 * 60 * 60 * 1000

const build = (n: number) => remoteBuild('support', ['/support'], `export const n = ${n}`)

/** A site with that many releases of a remote, oldest first, the n-th replaced n days before the last. */
async function siteWithReleases(count: number) {
  const site = emptyFolder()
  await releaseBuild(site, 'host', hostBuild())
  const releases: string[] = []
  for (let n = 0; n < count; n += 1) {
    releases.push((await releaseBuild(site, 'support', build(n))).release)
  }
  const now = Date.now()
  const log = releases.map((to, n) => ({
    ...logEntryOf('release', 'support', { to }),
    time: new Date(now - (count - n) * day).toISOString(),
  }))
  rmSync(path.join(site, releaseLogFile))
  writeFileSync(path.join(site, releaseLogFile), extendedLog(site, log))
  return { site, releases }
}

describe('the releases of a site', () => {
  it('are listed with their state and its date, the live one first', async () => {
    const { site, releases } = await siteWithReleases(3)
    const before = Date.now()
    await rollBackApp(site, 'support', releases[0])
    const history = releaseHistory(site, readRegistryFile(site)).filter(
      ({ app }) => app === 'support',
    )
    expect(history.map(({ release, state }) => [release, state])).toEqual([
      [releases[0], 'live'],
      [releases[2], 'earlier'],
      [releases[1], 'earlier'],
    ])
    expect(history[0]?.changedAt.getTime()).toBeGreaterThanOrEqual(before - 10)
    expect(history[1]?.changedAt.getTime()).toBeGreaterThanOrEqual(before - 10)
    expect(history[2]?.changedAt.getTime()).toBeLessThan(before - day)
  })

  it('are listed by their folders’ times where the site is older than its log', async () => {
    const { site, releases } = await siteWithReleases(3)
    rmSync(path.join(site, releaseLogFile))
    for (const [n, release] of releases.entries()) {
      const replaced = new Date(Date.now() - (3 - n) * day)
      utimesSync(releaseFolder(site, 'support', release), replaced, replaced)
    }
    const history = releaseHistory(site, readRegistryFile(site)).filter(
      ({ app }) => app === 'support',
    )
    expect(history.map(({ release }) => release)).toEqual(releases.toReversed())
  })

  it('are logged with who switched them, and a damaged line costs no other', async () => {
    const site = emptyFolder()
    await releaseBuild(site, 'host', hostBuild())
    const { release: first } = await releaseBuild(site, 'support', build(1))
    appendFileSync(path.join(site, releaseLogFile), '{"time":\n')
    const { release: second } = await releaseBuild(site, 'support', build(2))
    await startCanary(site, 'support', first, { percentage: 10 })
    await endCanary(site, 'support')
    await rollBackApp(site, 'support')
    const log = readReleaseLog(site).filter(({ app }) => app === 'support')
    expect(log.map(({ action, from, to }) => [action, from, to])).toEqual([
      ['release', undefined, first],
      ['release', first, second],
      ['canary', undefined, first],
      ['end canary', first, undefined],
      ['rollback', second, first],
    ])
    expect(log[0]?.user).toMatch(/^.+@.+$/)
  })

  it('are removed when they are no longer needed', async () => {
    const { site, releases } = await siteWithReleases(8)
    await startCanary(site, 'support', releases[0] ?? '', { percentage: 10 })
    const pruned = await pruneReleases(site)
    expect(pruned.map(({ release }) => release)).toEqual([releases[2], releases[1]])
    const left = [releases[0], ...releases.slice(3)].toSorted()
    expect(storedReleases(site, 'support').toSorted()).toEqual(left)
    const { host } = readRegistryFile(site)
    const cached = path.join(site, renderCacheFolder, host.version, 'support')
    expect(readdirSync(cached).toSorted(), 'with the cache of their documents').toEqual(left)
  })

  it('stay for a day, for tabs that were opened with them', async () => {
    const { site } = await siteWithReleases(8)
    expect(await pruneReleases(site, new Date(Date.now() - 7.5 * day))).toEqual([])
  })

  it('stay while pages of a preview load them', async () => {
    const { site, releases } = await siteWithReleases(8)
    const pruned = await pruneReleases(site, new Date(), [`support ${releases[1]}`])
    expect(pruned.map(({ release }) => release)).toEqual([releases[2], releases[0]])
  })

  it('of the host take their assets with them, and no others', async () => {
    const site = emptyFolder()
    for (let n = 0; n < 7; n += 1) {
      await releaseBuild(site, 'host', hostBuild(`export const n = ${n}`, {}, `index-${n}.js`))
    }
    await pruneReleases(site, new Date(Date.now() + 2 * day))
    expect(readdirSync(path.join(site, 'assets')).filter((file) => file.endsWith('.js'))).toEqual(
      [2, 3, 4, 5, 6].map((n) => `index-${n}.js`),
    )
    const before = filesOf(site)
    expect(await pruneReleases(site, new Date(Date.now() + 2 * day))).toEqual([])
    expect(filesOf(site)).toEqual(before)
  })
})
