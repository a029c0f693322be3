import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { brand } from '../../shared/brand'
import { changeSettings } from '../../deploy/release/change-settings'
import type { StoredSettings } from '../../deploy/site/registry/stored-settings'
import { emptyFolder, hostBuild, releaseBuild, remoteBuild } from '../../deploy/testing/fake-site'
import { install } from '../../deploy/workspace/hooks'
import { securityTxt } from './extension'

install([securityTxt])

async function siteOfTeams() {
  const site = emptyFolder()
  await releaseBuild(site, 'host', hostBuild())
  await releaseBuild(site, 'support', remoteBuild('support', ['/support']))
  return site
}

const pageOf = (site: string) => readFileSync(path.join(site, 'support/index.html'), 'utf8')

const securityOf = (site: string) => path.join(site, '.well-known/security.txt')
const contact = {
  SECURITY_CONTACT: 'mailto:security@company.example https://company.example/report',
}

it('says whom to tell, follows the settings, and comes back with any release', async () => {
  const site = await siteOfTeams()
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
  const site = await siteOfTeams()
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
  const site = await siteOfTeams()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await changeSettings(site, { ...contact, SECURITY_EXPIRES: '2020-01-01' })
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(
      /security\.txt has expired\. Set the next day with `pnpm settings SECURITY_EXPIRES=…`\.$/,
    ),
  )
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
  [{ SECURITY_CONTACT: 'mailto:é@a.example', SECURITY_EXPIRES: '2099-06-30' }, 'is not an address'],
  [{ SECURITY_CONTACT: 'tel:-', SECURITY_EXPIRES: '2099-06-30' }, 'is not an address'],
  [contact, 'SECURITY_EXPIRES is “”'],
  [{ ...contact, SECURITY_EXPIRES: 'tomorrow' }, 'is not a day'],
  [{ ...contact, SECURITY_EXPIRES: '2099-02-30' }, 'is not a day'],
  [{ SECURITY_EXPIRES: '2099-06-30' }, 'needs SECURITY_CONTACT'],
])('%j is refused, and nothing changes', async (settings, reason) => {
  const site = await siteOfTeams()
  await expect(changeSettings(site, settings)).rejects.toThrow(reason)
  expect(existsSync(securityOf(site))).toBe(false)
})
