import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { previewedFile } from '../contract/previewed-file'
import { previewFolder } from '../../../shared/contract/preview/preview-document'
import { fileHash } from '../../../deploy/site/registry/integrity'
import { readRegistryFile } from '../../../deploy/site/registry/registry-file'
import {
  emptyFolder,
  filesOf,
  hostBuild,
  releaseBuild,
  remoteBuild,
} from '../../../deploy/testing/fake-site'
import { folderStore } from '../../../deploy/site/files/folder-store'
import type { SiteStore } from '../../../deploy/workspace/store/object-store'
import { previewedSite } from './previewed-site'
import { storePreview } from './store-preview'
import { endPreviews, removeEndedPreviews, replaceEarlier, storedPreviews } from './stored-previews'

const origin = 'http://preview.localhost:3000'
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
const next = 'export const next = 1'

async function smallSite() {
  const site = emptyFolder()
  await releaseBuild(site, 'host', hostBuild())
  await releaseBuild(site, 'support', remoteBuild('support', ['/support', '/support/:id']))
  await releaseBuild(site, 'portal', remoteBuild('portal', ['/portal']))
  return site
}

const previewIn = (site: string, days = 3, name?: string) => {
  const folder = remoteBuild('support', ['/support', '/support/new'], next)
  const ends = inDays(days)
  return previewedSite(site, 'support', { folder, ends, allowSameVersion: true }).then((made) => ({
    made,
    store: (store: SiteStore, app = 'support') =>
      storePreview(store, made, { app, origin, ends, ...(name !== undefined && { name }) }),
  }))
}

it('a preview is the site of one moment with that release, and changes nothing of the site', async () => {
  const site = await smallSite()
  const before = filesOf(site)
  const { made, store } = await previewIn(site)
  expect(filesOf(site)).toEqual(before)
  const text = (address: string) => String(made.files.get(address))
  expect(text('/support/new/index.html')).toMatch(
    /<meta name="robots" content="noindex">[^]*Preview of support 1\.0\.0-\w+<\/strong>, ends .+ UTC<.+Leave<\/a><\/aside><\/body>/,
  )
  expect(text('/portal/index.html')).toContain('<aside id="preview"')
  expect(text('/404.html')).toContain('<aside id="preview"')
  const registry = JSON.parse(text('/registry.json'))
  expect(registry.remotes.support.live.version).toBe(made.release)
  expect(registry.remotes.support.lastGood).toBeNull()
  expect(text(`/remotes/support/${made.release}/remoteEntry.js`)).toBe(next)
  expect(made.uses).toEqual(
    ['host', 'portal'].map((app) => expect.stringMatching(new RegExp(`^${app} 1\\.0\\.0-`))),
  )
  expect(made.start).toBe('/support')

  const { document } = await store(folderStore(site))
  const stored = path.join(site, previewFolder(document))
  expect(readRegistryFile(site).remotes['support']?.live.version).not.toBe(made.release)
  const files = readdirSync(stored).filter((file) => file !== 'preview.json')
  // No stored file may run in a browser on the live site.
  expect(files.every((file) => /^[0-9a-f]{64}\.txt$/.test(file))).toBe(true)
  expect(document.files['/registry.json']).toBe(fileHash(Buffer.from(text('/registry.json'))))
})

it('a release in between neither changes nor ends it, nor does it become part of the site', async () => {
  const site = await smallSite()
  const { store } = await previewIn(site)
  const { document } = await store(folderStore(site))
  const before = filesOf(path.join(site, 'previews'))
  await releaseBuild(site, 'portal', remoteBuild('portal', ['/portal', '/portal/new'], next))
  expect(filesOf(path.join(site, 'previews'))).toEqual(before)
  expect(await storedPreviews(folderStore(site))).toMatchObject([{ document: { id: document.id } }])
})

it('a build that a gate refuses has no preview', async () => {
  const site = await smallSite()
  const folder = remoteBuild('support', ['/portal'])
  await expect(
    previewedSite(site, 'support', { folder, ends: inDays(1), allowSameVersion: true }),
  ).rejects.toThrow('/portal')
})

it('a preview of the host brings its scripts and documents, without the kit and the workers', async () => {
  const site = await smallSite()
  const folder = hostBuild('export const host = 2', {}, 'index-new.js')
  const made = await previewedSite(site, 'host', {
    folder,
    ends: inDays(1),
    allowSameVersion: true,
  })
  expect([...made.files.keys()].toSorted()).toEqual([
    '/404.html',
    '/assets/index-new.js',
    '/portal/index.html',
    '/registry.json',
    '/support/_id/index.html',
    '/support/index.html',
  ])
  expect(made.uses).toHaveLength(2)
})

it('previews are listed, ended by id or name, replaced by name, and removed after their end', async () => {
  const site = await smallSite()
  const store = folderStore(site)
  const named = await previewIn(site, 3, 'pr-42')
  const first = await named.store(store)
  const second = await named.store(store)
  await replaceEarlier(store, second)
  const other = await (await previewIn(site, 2)).store(store)
  const over = await (await previewIn(site, -1)).store(store)
  const ids = async () => (await storedPreviews(store)).map(({ document }) => document.id)
  expect(await ids()).toEqual([second, other].map(({ document }) => document.id))
  expect(await ids()).not.toContain(first.document.id)
  await removeEndedPreviews(store)
  expect(await store.list('previews/support/')).not.toContainEqual(
    expect.stringContaining(over.document.id),
  )
  await endPreviews(store, other.document.id.slice(0, 12))
  await endPreviews(store, 'pr-42')
  expect(await ids()).toEqual([])
  expect(readdirSync(path.join(site, 'previews/support'))).toEqual([])
  await expect(endPreviews(store, 'pr-42')).rejects.toThrow('There is no preview pr-42')
})

it('an address is answered by its file, its page, or the not-found page', () => {
  const files = {
    '/index.html': 'home',
    '/blog/_id/index.html': 'post',
    '/old/gone.html': 'gone',
    '/404.html': 'missing',
    '/remotes/a/1.0.0/b.js': 'script',
  }
  const answerFor = (address: string, isPage: boolean) => {
    const { hash = 'live', status = 0 } = previewedFile(files, address, isPage) ?? {}
    return `${hash} ${status}`
  }
  expect(answerFor('/', true)).toBe('home 200')
  expect(answerFor('/blog/any', true)).toBe('post 200')
  expect(answerFor('/old/', true)).toBe('gone 410')
  expect(answerFor('/nowhere', true)).toBe('missing 404')
  expect(answerFor('/remotes/a/1%2E0.0/b.js', false)).toBe('script 200')
  expect(answerFor('/blog/any', false)).toBe('live 0')
  expect(answerFor('/%', true)).toBe('missing 404')
})
