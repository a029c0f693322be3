import { rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { emptyFolder, hostBuild, releaseBuild, remoteBuild } from '../testing/fake-site'
import { readReleasedApp } from './line/command-arguments'
import { canaryOff } from './canary'
import { release } from './release'
import { releases } from './releases'
import { rollback } from './rollback'
import { serve } from './serve'
import { settings } from './settings'

function inFolder(site: string) {
  vi.stubEnv('SITE_DIR', site)
  return site
}

it.each<[string, () => Promise<unknown>]>([
  ['release', () => release('support', {})],
  ['rollback', () => rollback('support')],
  ['canary off', () => canaryOff('support')],
  ['releases', () => releases({})],
  ['serve', () => serve()],
  ['settings', () => settings()],
])('%s says at once that the folder holds no site', async (_, command) => {
  const site = inFolder(emptyFolder())
  await expect(command()).rejects.toThrow(`There is no site in ${site}: set SITE_DIR`)
})

it('an app is known from its releases, without a folder in the workspace', async () => {
  const site = inFolder(emptyFolder())
  await releaseBuild(site, 'host', hostBuild())
  for (const n of [1, 2]) {
    await releaseBuild(
      site,
      'billing',
      remoteBuild('billing', ['/billing'], `export const n = ${n}`),
    )
  }
  const info = vi.spyOn(console, 'info').mockReturnValue(undefined)
  await rollback(readReleasedApp('remote-billing'))
  expect(info).toHaveBeenCalledWith(expect.stringMatching(/^billing is back at 1\.0\.0-/))
  expect(() => readReleasedApp('biling')).toThrow('(Did you mean billing?)')
  await rm(path.join(site, 'remotes'), { recursive: true })
  expect(readReleasedApp('billing')).toBe('billing')
})

it('a canary is listed with its visitors', async () => {
  const site = inFolder(emptyFolder())
  await releaseBuild(site, 'host', hostBuild())
  const [first, second] = [1, 2].map((n) => remoteBuild('support', ['/a'], `export const n = ${n}`))
  const { release: earlier } = await releaseBuild(site, 'support', first ?? '')
  await releaseBuild(site, 'support', second ?? '')
  const { startCanary } = await import('../release/canary')
  await startCanary(site, 'support', earlier, { percentage: 5, cohort: 'staff' })
  const printed = vi.spyOn(console, 'info').mockReturnValue(undefined)
  await releases({})
  const [heads, ...rows] = String(printed.mock.lastCall).split('\n')
  expect(heads).toMatch(/^app +release +state +since, or until$/)
  const canary = rows.find((row) => row.includes(earlier))
  expect(canary).toContain('canary for 5 % of browsers and the cohort “staff”')
})
