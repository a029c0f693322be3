import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { verify } from '../../../extensions/signing/commands/verify'
import { newKeyPair } from '../../../extensions/signing/keys/signing-key'
import { readRegistryFile } from '../../site/registry/registry-file'
import { changeOwner } from '../../../extensions/signing/change/change-owners'
import { rollBackApp } from '../../release/roll-back-app'
import { listen, portOf } from '../../serve/port'
import { siteHandler } from '../../serve/site-server'
import { releaseFolder } from '../../site/files/release-folders'
import { emptyFolder, hostBuild, releaseBuild, remoteBuild } from '../../testing/fake-site'
import { madeOnce } from '../../testing/made-once'
import { installExtensions } from '../../extensions'

installExtensions()

const [host, support, rival] = [newKeyPair(), newKeyPair(), newKeyPair()]
const as = ({ privateKey }: { privateKey: string }) => vi.stubEnv('SIGNING_KEY', privateKey)
const supportOwner = { paths: ['/support'], keys: [support.publicKey] }
const release2 = 'export const release = 2'

const made = madeOnce(async (site) => {
  as(host)
  await releaseBuild(site, 'host', hostBuild())
  await changeOwner(site, 'support', supportOwner)
  as(support)
  await releaseBuild(site, 'support', remoteBuild('support', ['/support']))
})

async function ownedSite() {
  const site = await made()
  as(support)
  return site
}

const live = (site: string) => readRegistryFile(site).remotes['support']?.live.version ?? ''

it('a site with owners takes the releases of each team, and nothing of anybody else', async () => {
  const site = await ownedSite()
  const next = remoteBuild('support', ['/support'], release2)
  as(rival)
  await expect(releaseBuild(site, 'support', next)).rejects.toThrow("not the key of support's team")
  vi.stubEnv('SIGNING_KEY', '')
  await expect(releaseBuild(site, 'support', next)).rejects.toThrow('takes only signed releases')
  as(support)
  const elsewhere = remoteBuild('support', ['/support', '/pricing'])
  await expect(releaseBuild(site, 'support', elsewhere)).rejects.toThrow(
    '/pricing belongs to another',
  )
  expect(readdirSync(path.dirname(releaseFolder(site, 'support', 'any')))).toHaveLength(1)
  expect((await releaseBuild(site, 'support', next)).changed).toBe(true)
})

it('a site without owners takes releases as before, signed or not', async () => {
  const site = emptyFolder()
  vi.stubEnv('SIGNING_KEY', '')
  await releaseBuild(site, 'host', hostBuild())
  const { release } = await releaseBuild(site, 'support', remoteBuild('support', ['/support']))
  expect(existsSync(path.join(releaseFolder(site, 'support', release), 'signature.json'))).toBe(
    false,
  )
})

it('says that a live release without a signature needs a new version', async () => {
  const site = emptyFolder()
  const build = hostBuild()
  vi.stubEnv('SIGNING_KEY', '')
  await releaseBuild(site, 'host', build)
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  await releaseBuild(site, 'host', build)
  expect(warn).not.toHaveBeenCalled()
  as(host)
  await releaseBuild(site, 'host', build)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('is live without a signature'))
})

it('a rollback is refused where one byte of the release is another, and where its key was revoked', async () => {
  const site = await ownedSite()
  const first = live(site)
  await releaseBuild(site, 'support', remoteBuild('support', ['/support'], release2))
  const entry = path.join(releaseFolder(site, 'support', first), 'remoteEntry.js')
  writeFileSync(entry, 'export  {}')
  await expect(rollBackApp(site, 'support')).rejects.toThrow(
    'remoteEntry.js is not what was signed',
  )
  writeFileSync(entry, 'export {}')
  as(host)
  const revoked = { keys: [rival.publicKey], revoke: [support.publicKey] }
  await changeOwner(site, 'support', revoked)
  await expect(rollBackApp(site, 'support')).rejects.toThrow('a key that is not of its team')
  await changeOwner(site, 'support', supportOwner)
  expect((await rollBackApp(site, 'support')).to).toBe(first)
})

it('a key that was given up releases nothing new, and what it has released can come back', async () => {
  const site = await ownedSite()
  const first = live(site)
  as(host)
  await changeOwner(site, 'support', { keys: [rival.publicKey], giveUp: [support.publicKey] })
  const next = remoteBuild('support', ['/support'], release2)
  as(support)
  await expect(releaseBuild(site, 'support', next)).rejects.toThrow("not the key of support's team")
  as(rival)
  await releaseBuild(site, 'support', next)
  expect((await rollBackApp(site, 'support')).to).toBe(first)
})

it('only the host’s team changes owners, and never without a key for the next change', async () => {
  const site = await ownedSite()
  as(support)
  await expect(changeOwner(site, 'support', { revoke: [support.publicKey] })).rejects.toThrow(
    'not the key of the host',
  )
  as(host)
  const taken = { keys: [rival.publicKey], revoke: [host.publicKey] }
  await expect(changeOwner(site, 'host', taken)).rejects.toThrow('would have no key')
  const owners = path.join(site, 'owners.json')
  const document = await changeOwner(site, 'portal', supportOwner)
  writeFileSync(owners, JSON.stringify({ document, key: rival.publicKey, signature: 'AAAA' }))
  as(support)
  const next = remoteBuild('support', ['/support'], release2)
  as(rival)
  await expect(releaseBuild(site, 'support', next)).rejects.toThrow("not the key of support's team")
  as(support)
  await releaseBuild(site, 'support', next)
  expect(JSON.parse(readFileSync(owners, 'utf8'))).toMatchObject({
    document,
    key: host.publicKey,
  })
})

it('verify proves from outside what is signed, and names what is not', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue(undefined)
  const site = await ownedSite()
  const server = await listen(createServer(siteHandler(site)), 0)
  const address = `http://localhost:${portOf(server)}`
  try {
    await verify(address, { hostKey: host.publicKey })
    expect(info).toHaveBeenCalledWith(
      expect.stringMatching(/^\d\d files of .* in the state host:1,support:1/),
    )
    await expect(verify(address, { hostKey: rival.publicKey })).rejects.toThrow(
      'not signed with that key',
    )
    const entry = `${releaseFolder(site, 'support', live(site))}/remoteEntry.js`
    writeFileSync(`${entry}.br`, brotliCompressSync('export { }'))
    await expect(verify(address)).rejects.toThrow('remoteEntry.js (br) is not what was signed')
  } finally {
    server.close()
    server.closeAllConnections()
  }
})
