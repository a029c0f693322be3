import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { meets, reservedFolders, toolPlaces } from '../../../shared/contract/federation/names'
import { changeSettings } from '../../release/change-settings'
import { retireApp } from '../../release/retire-app'
import { rollBackApp } from '../../release/roll-back-app'
import { hostFileNames } from '../../release/host-files'
import { releaseFolder } from '../../site/files/release-folders'
import { pageFile } from '../../site/files/page-file'
import { readRegistryFile } from '../../site/registry/registry-file'
import { madeOnce } from '../../testing/made-once'
import { filesOf, hostBuild, releaseBuild, remoteBuild } from '../../testing/fake-site'
import { as, ownedSite, releaseAs } from '../../../extensions/signing/testing/owned-site'
import { expectRefusal } from '../../testing/surrounded-site'
import { changeRegistry, keptCopy } from '../../testing/tampered-site'
import { filesIn } from '../../workspace/files-in'
import { installExtensions } from '../../extensions'

installExtensions()

/** All files but cached pages, whose content changes nothing. */
const kept = (site: string) =>
  Object.fromEntries(
    Object.entries(filesOf(site)).filter(([file]) => !file.startsWith('.documents/')),
  )

/** Runs a command. @returns whether it was refused; then it has changed nothing. */
async function isRefused(site: string, command: () => Promise<unknown>) {
  const before = kept(site)
  const error: unknown = await command().then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error === undefined) return false
  expectRefusal(error)
  expect(kept(site)).toEqual(before)
  return true
}

const smallSite = madeOnce(async (site) => {
  await releaseBuild(site, 'host', hostBuild())
  await releaseBuild(site, 'support', remoteBuild('support', ['/support']))
})

const files = [...toolPlaces, 'support/index.html', 'support/gone.html', 'search/support.json']
const places = [...new Set([...files, ...reservedFolders])]
const addresses = [
  ...[...places, 'launch.0.new', 'launch.0a.new/x'].flatMap((place) => [
    ...['', '/x', '/:id'].map((end) => `/${place}${end}`),
    `/${place.toUpperCase()}/x`,
  ]),
  ...places.flatMap((place) => [`/${place}.br`, `/${place}.gz`]),
]

it('a page where the site has files of its own is refused, or is in the way of no command', async () => {
  const site = await smallSite()
  const taken: string[] = []
  for (const address of addresses) {
    const folder = remoteBuild('portal', [address])
    if (await isRefused(site, () => releaseBuild(site, 'portal', folder))) continue
    taken.push(address)
    await changeSettings(site, { COHORT: address })
    await retireApp(site, 'portal', { text: 'Gone.' })
  }
  expect(taken.filter((address) => !/^\/search\b/i.test(address))).toEqual([])
})

it('a page that an earlier tool let below /signed is in the way of no other team', async () => {
  const site = await ownedSite(['support', 'billing'])
  withFile(site, 'signed/x/index.html')
  changeRegistry(site, ({ remotes }) => (remotes.billing.routes[0].path = '/signed/x'))
  await releaseAs(site, 'support', 2)
  expect(readRegistryFile(site).damaged?.['billing']?.reason).toContain('/signed/x')
  await releaseAs(site, 'billing', 2)
  expect(readRegistryFile(site).damaged).toBeUndefined()
})

const withFile = (folder: string, file: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), 'a file')
  return folder
}

it('a host whose build has a file where the tool or a page has one is refused', async () => {
  const site = await smallSite()
  const ofTool = toolPlaces.flatMap((place) => [place, `${place}/x`, `${place}.br`])
  for (const file of [...ofTool, 'support', 'support/index.html/x', 'Support/gone.html/x']) {
    const folder = withFile(hostBuild('export const host = 2'), file)
    expect(await isRefused(site, () => releaseBuild(site, 'host', folder)), file).toBe(true)
  }
})

it('a page and a file of the host never have one place, whichever is there first', async () => {
  const site = await smallSite()
  const before = readRegistryFile(site).host.version
  await releaseBuild(site, 'host', withFile(hostBuild('export const host = 2'), 'portal'))
  const portal = () => releaseBuild(site, 'portal', remoteBuild('portal', ['/portal', '/portal/x']))
  expect(await isRefused(site, portal)).toBe(true)
  await rollBackApp(site, 'host', before)
  // Files of earlier hosts stay, since open tabs need them.
  expect(await isRefused(site, portal)).toBe(true)
  for (const copy of ['', '.br', '.gz']) rmSync(path.join(site, `portal${copy}`), { force: true })
  await portal()
  const taken = filesIn(path.join(site, 'host')).find((file) => file.endsWith('/portal')) ?? ''
  const back = () => rollBackApp(site, 'host', path.dirname(taken))
  expect(await isRefused(site, back)).toBe(true)
})

it('a build with a folder where the tool adds a file is refused', async () => {
  const site = await smallSite()
  const added = [
    'signature.json',
    'script-graph.js',
    '.server/sources',
    'remoteEntry.js.br',
    'x.gz',
  ]
  for (const name of added) {
    const folder = withFile(remoteBuild('portal', ['/portal']), `${name}/x`)
    expect(await isRefused(site, () => releaseBuild(site, 'portal', folder)), name).toBe(true)
  }
})

async function wholeSite() {
  const site = await ownedSite(['support', 'billing'])
  await releaseAs(site, 'support', 2)
  as('host')
  await retireApp(site, 'billing', { text: 'Gone.' })
  return site
}

it('the list has everything that the tool writes', async () => {
  const site = await wholeSite()
  const { host, remotes } = readRegistryFile(site)
  const ofHost = new Set(hostFileNames(releaseFolder(site, 'host', host.version)))
  const routes = Object.values(remotes).flatMap((remote) => remote.routes)
  const pages = new Set(routes.map(({ path }) => pageFile(path)))
  const others = filesIn(site)
    .filter((file) => !file.startsWith('.') && !ofHost.has(file))
    .map((file) => file.replace(/\.(?:br|gz)$/, ''))
    .filter((file) => !pages.has(file) && !file.endsWith('/gone.html'))
  expect(others.filter((file) => !toolPlaces.some((place) => meets(file, place)))).toEqual([])
})

it('a command that meets a folder in place of a file, or a file in place of a folder, says so', async () => {
  const site = await wholeSite()
  const files = filesIn(site).filter(
    (file) =>
      !/^(?:host|kit|previews|remotes|\.documents)\/|(?<!registry\.json)\.(?:br|gz)$/.test(file),
  )
  const folders = ['host', 'remotes', 'remotes/support', ...files.map((file) => path.dirname(file))]
  // Files of one folder are written alike.
  const others = files.filter(
    (file, index) =>
      !file.includes('/') ||
      files.findIndex((one) => path.dirname(one) === path.dirname(file)) === index,
  )
  const places = [...others, '.release-lock', '.unsettled', ...new Set(folders)]
  const met: string[] = []
  for (const place of places.filter((name) => name !== '.')) {
    const copy = keptCopy(site)
    rmSync(path.join(copy, place), { recursive: true, force: true })
    if (folders.includes(place)) writeFileSync(path.join(copy, place), '')
    else withFile(path.join(copy, place), 'a/b')
    as('host')
    if (await isRefused(copy, () => changeSettings(copy, { COHORT: 'staff' }))) met.push(place)
    if (!place.includes('/')) await isRefused(copy, () => releaseAs(copy, 'support', 3))
  }
  const written = [
    'registry.json',
    'search',
    'signed',
    'support/index.html',
    'billing',
    '.unsettled',
  ]
  expect(met).toEqual(expect.arrayContaining(written))
}, 120_000)
