import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRegistryFile } from '../site/registry/registry-file'
import { releaseHistory } from '../site/registry/release-history'
import { hostBuild, releaseBuild, remoteBuild } from '../testing/fake-site'
import { madeOnce } from '../testing/made-once'
import { promoteCanary, startCanary } from './canary'
import { changeSettings } from './change-settings'
import { pruneReleases } from './prune-releases'
import { retireApp } from './retire-app'
import { rollBackApp } from './roll-back-app'

const portal = (n: number) => remoteBuild('portal', ['/portal'], `export const n = ${n}`)

const liveSite = madeOnce(async (site) => {
  await releaseBuild(site, 'host', hostBuild())
  await releaseBuild(site, 'portal', portal(1))
  await releaseBuild(site, 'support', remoteBuild('support', ['/support']))
})

const read = (site: string, file: string) => readFileSync(path.join(site, file), 'utf8')

function edit(site: string, change: (remotes: Record<string, unknown>) => void) {
  const registry = JSON.parse(read(site, 'registry.json'))
  change(registry.remotes)
  writeFileSync(path.join(site, 'registry.json'), JSON.stringify(registry))
}

const damages: [string, string, (site: string) => void][] = [
  [
    'support',
    'live: Invalid',
    (site) => edit(site, (remotes) => (remotes['support'] = { live: 7 })),
  ],
  [
    'support',
    'support has no release',
    (site) => rmSync(path.join(site, 'remotes/support'), { recursive: true }),
  ],
  [
    'Not ours',
    'its name is not',
    (site) => edit(site, (all) => (all['Not ours'] = all['support'])),
  ],
  [
    'elsewhere',
    'https://[elsewhere/entry.js is not an address',
    (site) =>
      edit(site, (all) => {
        const live = { version: '1', entry: 'https://[elsewhere/entry.js' }
        all['elsewhere'] = { live, lastGood: live, routes: [] }
      }),
  ],
]

describe.each(damages)(
  'a registry in which the entry of %s cannot be used (%s)',
  (app, reason, damage) => {
    it('names it, and takes releases and rollbacks of all others', async () => {
      const site = await liveSite()
      const support = readRegistryFile(site).remotes['support']?.live.version
      damage(site)
      const entry = JSON.parse(read(site, 'registry.json')).remotes[app]
      expect(readRegistryFile(site).damaged?.[app]?.reason).toContain(reason)
      await releaseBuild(site, 'portal', portal(2))
      await rollBackApp(site, 'portal')
      await releaseBuild(site, 'host', hostBuild('export const n = 2'))
      expect(JSON.parse(read(site, 'registry.json')).remotes[app]).toEqual(entry)
      expect(read(site, 'support/index.html')).toContain(support)
      expect(read(site, 'portal/index.html')).toContain('id="registry"')
    })
  },
)

it.each(damages.slice(-2))(
  'with the entry of %s (%s) every other command works as well',
  async (app, _reason, damage) => {
    const site = await liveSite()
    damage(site)
    const entry = JSON.parse(read(site, 'registry.json')).remotes[app]
    const first = readRegistryFile(site).remotes['portal']?.live.version ?? ''
    await releaseBuild(site, 'portal', portal(2))
    await startCanary(site, 'portal', first, { percentage: 5 })
    await promoteCanary(site, 'portal')
    await changeSettings(site, { COHORT: 'staff' })
    await pruneReleases(site)
    expect(releaseHistory(site, readRegistryFile(site)).map((stored) => stored.app)).toContain(
      'portal',
    )
    await retireApp(site, 'portal', { text: 'It moved.' })
    expect(JSON.parse(read(site, 'registry.json')).remotes[app]).toEqual(entry)
  },
)

it('an entry that cannot be used is replaced by a release of its remote', async () => {
  const site = await liveSite()
  edit(site, (remotes) => (remotes['support'] = null))
  await releaseBuild(site, 'support', remoteBuild('support', ['/support/kb'], 'export const n = 2'))
  expect(readRegistryFile(site)).not.toHaveProperty('damaged')
  expect(() => read(site, 'support/index.html')).toThrow('ENOENT')
})

it('an entry that cannot be used is taken out by retiring its remote', async () => {
  const site = await liveSite()
  edit(site, (remotes) => (remotes['Not ours'] = { live: 7 }))
  expect(await retireApp(site, 'Not ours', { text: 'It never was here.' })).toBe('')
  expect(readRegistryFile(site)).not.toHaveProperty('damaged')
  expect(Object.keys(readRegistryFile(site).remotes)).toEqual(['portal', 'support'])
})
