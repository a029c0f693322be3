import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { readRegistryFile } from '../../site/registry/registry-file'
import { changeOwner } from '../../../extensions/signing/change/change-owners'
import { changeSettings } from '../../release/change-settings'
import { retireApp } from '../../release/retire-app'
import { signSite } from '../../../extensions/signing/change/sign-site'
import { emptyFolder, hostBuild, releaseBuild, remoteBuild } from '../../testing/fake-site'
import {
  as,
  ownedSite,
  publicKeyOf,
  releaseAs,
} from '../../../extensions/signing/testing/owned-site'
import { changeRegistry, keptCopy, overwrite, said, servedAt } from '../../testing/tampered-site'
import { filesIn } from '../../workspace/files-in'
import { installExtensions } from '../../extensions'
import { verified } from './judged-with'
import { verify } from '../../../extensions/signing/commands/verify'

installExtensions()

async function siteWithRetired() {
  const site = await ownedSite(['support', 'billing', 'moved'])
  await releaseAs(site, 'support', 2)
  as('moved')
  await retireApp(site, 'moved', { redirect: '/support' })
  return site
}

it('a request from outside sees a changed and a removed file of every kind that is served', async () => {
  const site = await siteWithRetired()
  const address = await servedAt(site)
  const info = said()
  await verify(address, { hostKey: publicKeyOf('host') })
  expect(info.mock.lastCall?.[0]).toContain('billing:1,host:3,moved:2,support:2')
  const files = filesIn(site).filter((file) => !/^\.|\.(?:br|gz)$|\/\./.test(file))
  const live = readRegistryFile(site).remotes['support']?.live.version ?? ''
  const named = files.filter(
    (file) => !/^(?:host|remotes|assets)\//.test(file) || (file.includes(live) && live !== ''),
  )
  // A space means nothing in what is read field by field, which other tests do.
  for (const file of named.filter((name) => !/(?:registry|signature)\.json$/.test(name))) {
    const content = readFileSync(path.join(site, file), 'utf8')
    overwrite(site, file, `${content} `)
    await expect(verified(site), file).rejects.toThrow(/^[a-z]+: |damaged/m)
    for (const copy of ['', '.br', '.gz']) rmSync(path.join(site, file + copy))
    await expect(verified(site), file).rejects.toThrow(/^[a-z]+: |damaged/m)
    overwrite(site, file, content)
  }
  await verify(address)
})

it('a site whose teams have signed their releases alone goes on, and verify says what signs the rest', async () => {
  const site = emptyFolder()
  as('host')
  await releaseBuild(site, 'host', hostBuild())
  await changeOwner(site, 'support', { paths: ['/support'], keys: [publicKeyOf('support')] })
  as('support')
  await releaseBuild(site, 'support', remoteBuild('support', ['/support']))
  changeRegistry(site, (registry) => delete registry.signed)
  const address = await servedAt(site)
  await expect(verify(address)).rejects.toThrow(
    'support: nobody has signed what belongs to it outside its releases; its team’s next release does, or ' +
      '`fivefold sign` with the host’s key',
  )
  await releaseBuild(site, 'support', remoteBuild('support', ['/support'], 'export const x = 2'))
  await expect(verify(address)).rejects.toThrow(/^host: nobody has signed/m)
  as('host')
  await signSite(site)
  said()
  await verify(address)
})

it('a change signs nothing that somebody else has put there', async () => {
  const site = await ownedSite(['support', 'billing'])
  const genuine = keptCopy(site)
  changeRegistry(site, ({ remotes }) => (remotes.support.live.entry = '/evil.js'))
  overwrite(site, 'site.json', '{"REMOTE_ORIGINS":"https://evil.example"}')
  await expect(releaseAs(site, 'support', 2)).rejects.toThrow('registry.json#support is not what')
  as('host')
  await expect(changeSettings(site, { COHORT: 'x' })).rejects.toThrow('registry.json#support')
  const retired = [{ remote: 'nobody', release: '1.0.0', path: '/x', redirect: '/support' }]
  changeRegistry(site, (registry) => (registry.retired = retired))
  await expect(changeSettings(site, { COHORT: 'x' })).rejects.toThrow('registry.json#/x')
  changeRegistry(site, (registry) => delete registry.retired)
  // Another team signs only its own entry, and restores what follows from signed settings.
  await releaseAs(site, 'billing', 2)
  await expect(verify(await servedAt(site))).rejects.toThrow(/^support: registry\.json#support/m)
  expect(readFileSync(path.join(site, 'site.json'), 'utf8')).toBe(
    readFileSync(path.join(genuine, 'site.json'), 'utf8'),
  )
  const worker = readRegistryFile(site).host.version
  writeFileSync(path.join(site, 'host', worker, 'index.html'), '<script>evil()</script>')
  await expect(releaseAs(site, 'billing', 3)).rejects.toThrow('index.html is not what was signed')
})

it('without an address verify reads the folder, where an added file shows', async () => {
  const site = await ownedSite(['support'])
  vi.stubEnv('SITE_DIR', site)
  const info = said()
  await verify(undefined)
  expect(info).toHaveBeenCalledWith(expect.stringContaining(site))
  const challenges = path.join(site, '.well-known/acme-challenge')
  mkdirSync(challenges, { recursive: true })
  writeFileSync(path.join(challenges, 'to-ken_1'), 'to-ken_1.account')
  await verify(undefined)
  const added: Record<string, (file: string) => void> = {
    'support/stray.html': (file) => writeFileSync(file, ''),
    'support/link': (file) => symlinkSync(import.meta.dirname, file),
    '.well-known/acme-challenge/page.html': (file) => writeFileSync(file, ''),
  }
  for (const [file, add] of Object.entries(added)) {
    add(path.join(site, file))
    await expect(verify(undefined)).rejects.toThrow(`${file}: nobody has signed it`)
    rmSync(path.join(site, file))
  }
})
