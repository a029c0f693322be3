import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { readRegistryFile } from '../site/registry/registry-file'
import { emptyFolder, hostBuild, releaseBuild, remoteBuild } from '../testing/fake-site'
import { changeSettings } from './change-settings'

const origin = 'https://support.example'

function setEnvironment(name: string, value: string) {
  vi.stubEnv(name, value)
}

async function siteOfTwoTeams() {
  const site = emptyFolder()
  setEnvironment('REMOTE_ORIGINS', `support=${origin}`)
  await releaseBuild(site, 'host', hostBuild())
  await releaseBuild(site, 'support', remoteBuild('support', ['/support']))
  vi.unstubAllEnvs()
  return site
}

const pageOf = (site: string) => readFileSync(path.join(site, 'support/index.html'), 'utf8')

const entryOf = (site: string) => readRegistryFile(site).remotes['support']?.live.entry

it('a team that releases without the variables leaves the pages of the others as they are', async () => {
  const site = await siteOfTwoTeams()
  const page = pageOf(site)
  expect(page).toContain(`script-src 'self' ${origin}`)
  await releaseBuild(site, 'portal', remoteBuild('portal', ['/portal']))
  await releaseBuild(site, 'support', remoteBuild('support', ['/support'], 'export const n = 2'))
  expect(pageOf(site)).toContain(`script-src 'self' ${origin}`)
  expect(entryOf(site)).toMatch(new RegExp(`^${origin}/remotes/support/1.0.0-`))
})

it.each([
  ['REMOTE_ORIGINS', 'support=https://other.example'],
  ['TRY_OUT', '1'],
])('an environment with another %s is refused, and told what to do', async (name, value) => {
  const site = await siteOfTwoTeams()
  setEnvironment(name, value)
  const released = releaseBuild(site, 'portal', remoteBuild('portal', ['/portal']))
  await expect(released).rejects.toThrow(
    `the environment says ${name}=${value}: unset the variable, or change the site for everybody with ` +
      `\`npx --yes pnpm@12 settings '${name}=${value}'\``,
  )
  expect(Object.keys(readRegistryFile(site).remotes)).toEqual(['support'])
})

it('an environment with the same settings is accepted', async () => {
  const site = await siteOfTwoTeams()
  setEnvironment('REMOTE_ORIGINS', ` support=${origin} `)
  setEnvironment('TRY_OUT', '0')
  await releaseBuild(site, 'portal', remoteBuild('portal', ['/portal']))
  expect(pageOf(site)).toContain(origin)
})

it('a change writes all pages again, and entries move to the origins that are named now', async () => {
  const site = await siteOfTwoTeams()
  await changeSettings(site, { REMOTE_ORIGINS: '', COHORT: 'staff' })
  expect(pageOf(site)).toContain('"cohort":"staff"')
  expect(pageOf(site)).not.toContain(origin)
  expect(entryOf(site)).toMatch(/^\/remotes\/support\/1\.0\.0-/)
  await changeSettings(site, { COHORT: '' })
  expect(readFileSync(path.join(site, 'site.json'), 'utf8')).toBe('{}\n')
})

it.each([
  [{ REMOTE_ORIGINS: 'support=example' }, 'which is not an origin'],
  [{ INTAKE: 'true' }, 'INTAKE is “true”, which is not 1, or 0 for off.'],
])('a change to %j is refused', async (change, sentence) => {
  const site = await siteOfTwoTeams()
  await expect(changeSettings(site, change)).rejects.toThrow(sentence)
  expect(pageOf(site)).toContain(origin)
})
