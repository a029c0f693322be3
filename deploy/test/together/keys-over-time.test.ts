import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { readRegistryFile } from '../../site/registry/registry-file'
import { changeOwner } from '../../../extensions/signing/change/change-owners'
import { rollBackApp } from '../../release/roll-back-app'
import {
  as,
  ownedSite,
  publicKeyOf,
  releaseAs,
  supportBuild,
  wholeHostBuild,
} from '../../../extensions/signing/testing/owned-site'
import { releaseBuild } from '../../testing/fake-site'
import { changeRegistry, keptCopy, putState, stateOf } from '../../testing/tampered-site'
import { verified } from './judged-with'
import { installExtensions } from '../../extensions'

installExtensions()

const live = (site: string) => readRegistryFile(site).remotes['support']?.live.version ?? ''

/** Runs a task on a machine whose clock is wrong by some days. */
async function wrongBy<Result>(days: number, task: () => Promise<Result>) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 })
  try {
    return await task()
  } finally {
    vi.useRealTimers()
  }
}

it.each([
  ['ahead at signing and behind at giving up', 400, -400],
  ['behind at signing and ahead at giving up', -400, 400],
  ['behind at both', -400, -500],
])(
  'a clock that is %s changes nothing: releases of a key that was given up stay good',
  async (_which, signing, givingUp) => {
    const site = await ownedSite(['support'])
    const first = live(site)
    await wrongBy(signing, () => releaseAs(site, 'support', 2))
    as('host')
    const change = { keys: [publicKeyOf('rival')], giveUp: [publicKeyOf('support')] }
    await wrongBy(givingUp, () => changeOwner(site, 'support', change))
    for (const days of [400, -400]) await wrongBy(days, () => verified(site))
    as('support')
    const late = () => releaseBuild(site, 'support', supportBuild(3))
    for (const days of [0, 400, -900])
      await expect(wrongBy(days, late)).rejects.toThrow("not the key of support's team")
    as('rival')
    expect((await rollBackApp(site, 'support')).to).toBe(first)
    await releaseBuild(site, 'support', supportBuild(3))
    await verified(site)
  },
)

it('a team replaces its key, or loses it: with the new one it releases, the releases so far stay good', async () => {
  const site = await ownedSite(['support', 'billing'])
  as('host')
  await changeOwner(site, 'support', {
    keys: [publicKeyOf('rival')],
    giveUp: [publicKeyOf('support')],
  })
  await verified(site)
  as('rival')
  await releaseBuild(site, 'support', supportBuild(2))
  await expect(verified(site)).resolves.toBeUndefined()
})

it('a stolen key is revoked: nothing of it is good, and with a new key the team releases again', async () => {
  const site = await ownedSite(['support', 'billing'])
  as('host')
  await changeOwner(site, 'support', {
    keys: [publicKeyOf('rival')],
    revoke: [publicKeyOf('support')],
  })
  await expect(verified(site)).rejects.toThrow('it is signed with a key that is not of its team')
  as('support')
  await expect(releaseBuild(site, 'support', supportBuild(2))).rejects.toThrow('not the key')
  as('billing')
  await releaseAs(site, 'billing', 2)
  as('rival')
  await releaseBuild(site, 'support', supportBuild(2))
  await expect(rollBackApp(site, 'support')).rejects.toThrow('a key that is not of its team')
  await releaseBuild(site, 'support', supportBuild(3))
  await verified(site)
})

it('the host replaces its key in two steps, each of which verify follows', async () => {
  const site = await ownedSite(['support'])
  as('host')
  await changeOwner(site, 'host', { keys: [publicKeyOf('rival')] })
  await verified(site, publicKeyOf('host'))
  as('rival')
  await changeOwner(site, 'host', { giveUp: [publicKeyOf('host')] })
  await verified(site, publicKeyOf('rival'))
  await expect(verified(site, publicKeyOf('host'))).rejects.toThrow('not signed with')
  as('host')
  const next = wholeHostBuild('index-2')
  await expect(releaseBuild(site, 'host', next)).rejects.toThrow("not the key of host's team")
  as('support')
  await releaseBuild(site, 'support', supportBuild(2))
  await verified(site, publicKeyOf('rival'))
})

it('a stolen key of the host is revoked, and the host released with the new one', async () => {
  const site = await ownedSite(['support'])
  const stolen = keptCopy(site)
  as('host')
  await changeOwner(site, 'host', { keys: [publicKeyOf('rival')] })
  as('rival')
  await changeOwner(site, 'host', { revoke: [publicKeyOf('host')] })
  as('support')
  await expect(releaseBuild(site, 'support', supportBuild(2))).rejects.toThrow('host 1.0.0')
  as('rival')
  await releaseBuild(site, 'host', wholeHostBuild('index-2'))
  as('support')
  await releaseBuild(site, 'support', supportBuild(2))
  await verified(site, publicKeyOf('rival'))
  // The thief writes the whole site, and signs it with the key that was the host's.
  putState(site, stateOf(stolen))
  await expect(verified(site, publicKeyOf('rival'))).rejects.toThrow('not signed with that key')
})

it('the host loses its key: a folder without owners takes the next ones, and who knows the key notices', async () => {
  const site = await ownedSite(['support'])
  changeRegistry(site, (registry) => delete registry.signed)
  for (const file of ['owners.json', 'signed']) rmSync(path.join(site, file), { recursive: true })
  as('rival')
  await releaseBuild(site, 'host', wholeHostBuild('index-2'))
  await changeOwner(site, 'support', { paths: ['/support'], keys: [publicKeyOf('support')] })
  await expect(verified(site, publicKeyOf('host'))).rejects.toThrow('not signed with')
  await verified(site, publicKeyOf('rival'))
})
