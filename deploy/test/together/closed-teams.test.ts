import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { changeOwner } from '../../../extensions/signing/change/change-owners'
import { retireApp } from '../../release/retire-app'
import { releaseBuild, remoteBuild } from '../../testing/fake-site'
import {
  as,
  ownedSite,
  publicKeyOf,
  supportBuild,
} from '../../../extensions/signing/testing/owned-site'
import { verified } from './judged-with'
import { installExtensions } from '../../extensions'

installExtensions()

it.each([
  ['given up', { giveUp: [publicKeyOf('support')] }, 'good'],
  ['revoked', { revoke: [publicKeyOf('support')] }, 'not of its team'],
])(
  'a team whose last key is %s is closed until the host gives it another',
  async (_how, change, stands) => {
    const site = await ownedSite(['support', 'billing'])
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    as('host')
    await changeOwner(site, 'support', change)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('support is closed: nobody releases'))
    const next = supportBuild(2)
    for (const team of ['support', 'billing', 'rival', 'host']) {
      as(team)
      await expect(releaseBuild(site, 'support', next)).rejects.toThrow(
        /support is closed: .* gives it one with `owners support --key`\.$/,
      )
    }
    as('billing')
    const elsewhere = remoteBuild('billing', ['/billing', '/billing/:id', '/support/new'])
    await expect(releaseBuild(site, 'billing', elsewhere)).rejects.toThrow(
      'belongs to another team',
    )
    expect(await verified(site).then(() => 'good', String)).toContain(stands)
    as('host')
    await changeOwner(site, 'support', { keys: [publicKeyOf('rival')] })
    as('rival')
    await releaseBuild(site, 'support', next)
    // With a good release, the site is as signed again.
    await releaseBuild(site, 'support', supportBuild(3))
    await verified(site)
  },
)

it('the host can retire a closed remote', async () => {
  const site = await ownedSite(['support', 'billing'])
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  as('host')
  await changeOwner(site, 'support', { revoke: [publicKeyOf('support')] })
  await retireApp(site, 'support', { text: 'Gone.' })
  await expect(verified(site)).resolves.toBeUndefined()
})

it.each(['__proto__', 'constructor', 'toString', '../support', 'a/b', ''])(
  'the name “%s” is refused with a sentence, and nothing changes',
  async (name) => {
    const site = await ownedSite(['support'])
    as('host')
    const before = readdirSync(path.join(site, 'signed'))
    for (const change of [{ keys: [publicKeyOf('rival')] }, {}])
      await expect(changeOwner(site, name, change)).rejects.toThrow(/name of an app|has no key/)
    expect(readdirSync(path.join(site, 'signed'))).toEqual(before)
  },
)
