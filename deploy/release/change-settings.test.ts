import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { brand } from '../../shared/brand'
import { readRegistryFile } from '../site/registry/registry-file'
import { emptyFolder, hostBuild, releaseBuild, remoteBuild } from '../testing/fake-site'
import type { StoredSettings } from '../site/registry/stored-settings'
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
      `\`npx pnpm@12 settings '${name}=${value}'\``,
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

it('a change to something other than an origin is refused', async () => {
  const site = await siteOfTwoTeams()
  await expect(changeSettings(site, { REMOTE_ORIGINS: 'support=example' })).rejects.toThrow(
    'which is not an origin',
  )
  expect(pageOf(site)).toContain(origin)
})

describe('security.txt', () => {
  const securityOf = (site: string) => path.join(site, '.well-known/security.txt')
  const contact = {
    SECURITY_CONTACT: 'mailto:security@company.example https://company.example/report',
  }

  it('says whom to tell, follows the settings, and comes back with any release', async () => {
    const site = await siteOfTwoTeams()
    expect(existsSync(securityOf(site))).toBe(false)
    await changeSettings(site, { ...contact, SECURITY_EXPIRES: '2099-06-30' })
    const text = readFileSync(securityOf(site), 'utf8')
    expect(text).toBe(
      'Contact: mailto:security@company.example\nContact: https://company.example/report\n' +
        `Expires: 2099-06-30T00:00:00Z\nCanonical: ${brand.siteUrl}/.well-known/security.txt\n`,
    )
    expect(pageOf(site)).not.toContain('security@company.example')
    rmSync(securityOf(site))
    await releaseBuild(site, 'portal', remoteBuild('portal', ['/portal']))
    expect(readFileSync(securityOf(site), 'utf8')).toBe(text)
    await changeSettings(site, { SECURITY_CONTACT: '', SECURITY_EXPIRES: '' })
    expect(existsSync(securityOf(site))).toBe(false)
  })

  it('goes where a change was killed after it had ended the setting; a file of others stays', async () => {
    const site = await siteOfTwoTeams()
    const change = (settings: StoredSettings) => changeSettings(site, settings)
    await change({ ...contact, SECURITY_EXPIRES: '2099-06-30' })
    const left = readFileSync(securityOf(site))
    await change({ SECURITY_CONTACT: '', SECURITY_EXPIRES: '' })
    writeFileSync(securityOf(site), left)
    writeFileSync(path.join(site, '.unsettled'), '')
    await change({ COHORT: 'staff' })
    expect(existsSync(securityOf(site))).toBe(false)
    writeFileSync(securityOf(site), 'Contact: mailto:own@company.example\n')
    await change({ COHORT: '' })
    expect(existsSync(securityOf(site))).toBe(true)
  })

  it('warns at each release when its day has come', async () => {
    const site = await siteOfTwoTeams()
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    await changeSettings(site, { ...contact, SECURITY_EXPIRES: '2020-01-01' })
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('security.txt has expired'))
  })

  it.each([
    [
      { SECURITY_CONTACT: 'security@company.example', SECURITY_EXPIRES: '2099-06-30' },
      'names “security@',
    ],
    [
      { SECURITY_CONTACT: 'javascript:alert(1)', SECURITY_EXPIRES: '2099-06-30' },
      'is not an address',
    ],
    [
      { SECURITY_CONTACT: 'https://a.example/\nExpires:x', SECURITY_EXPIRES: '2099-06-30' },
      'is not an address',
    ],
    [
      { SECURITY_CONTACT: 'https://a.example/\u001b', SECURITY_EXPIRES: '2099-06-30' },
      'is not an address',
    ],
    [
      { SECURITY_CONTACT: 'https://\u202ea.example', SECURITY_EXPIRES: '2099-06-30' },
      'is not an address',
    ],
    [
      { SECURITY_CONTACT: 'mailto:é@a.example', SECURITY_EXPIRES: '2099-06-30' },
      'is not an address',
    ],
    [{ SECURITY_CONTACT: 'tel:-', SECURITY_EXPIRES: '2099-06-30' }, 'is not an address'],
    [contact, 'SECURITY_EXPIRES is “”'],
    [{ ...contact, SECURITY_EXPIRES: 'tomorrow' }, 'is not a day'],
    [{ ...contact, SECURITY_EXPIRES: '2099-02-30' }, 'is not a day'],
    [{ SECURITY_EXPIRES: '2099-06-30' }, 'needs SECURITY_CONTACT'],
  ])('%j is refused, and nothing changes', async (settings, reason) => {
    const site = await siteOfTwoTeams()
    await expect(changeSettings(site, settings)).rejects.toThrow(reason)
    expect(existsSync(securityOf(site))).toBe(false)
  })
})
