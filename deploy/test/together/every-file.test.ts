import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { addressName } from '../../../shared/browser/files/address-name'
import { folderStore } from '../../site/files/folder-store'
import { storePreview } from '../../../extensions/preview/cli/store-preview'
import { readRegistryFile } from '../../site/registry/registry-file'
import { changeSettings } from '../../release/change-settings'
import { startCanary } from '../../release/canary'
import { retireApp } from '../../release/retire-app'
import { reconcileSite } from '../../release/reconcile-site'
import { rollBackApp } from '../../release/roll-back-app'
import { releaseBuild } from '../../testing/fake-site'
import {
  as,
  ownedSite,
  releaseAs,
  wholeHostBuild,
} from '../../../extensions/signing/testing/owned-site'
import { filesIn } from '../../workspace/files-in'
import { madeOnce } from '../../testing/made-once'
import { judgedWith } from './judged-with'
import { installExtensions } from '../../extensions'

installExtensions()

/** Every kind of file of a site, and whose it is. */
const rows: readonly [kind: string, files: RegExp, team: string][] = [
  ['what was signed', /^signed\/[0-9a-f]{64}\.json$/, 'host'],
  ['owners', /^owners\.json$/, 'host'],
  ['settings', /^site\.json$/, 'host'],
  ['registry', /^registry\.json$/, 'host'],
  ['whom to tell of a weakness', /^\.well-known\/security\.txt$/, 'host'],
  ['what robots read', /^(?:sitemap\.xml|robots\.txt)$/, 'host'],
  ['rules of servers', /^\.(?:viewer-request\.js|redirects\.conf)$/, 'host'],
  ['the document of what is not found', /^404\.html$/, 'host'],
  ['worker', /^service-worker\.js$/, 'host'],
  ['scripts and fonts', /^assets\//, 'host'],
  ['kit', /^kit\/(?!next-)/, 'host'],
  ['announced contract', /^kit\/next-contract\.json$/, 'host'],
  ['page that opens previews', /^previews\/open\/index\.html$/, 'host'],
  ['releases of the host', /^host\/[^/]+\//, 'host'],
  ['releases of remotes', /^remotes\/(?<app>[^/]+)\/[^/]+\//, ''],
  ['search entries', /^search\/(?<app>[^/]+)\.json$/, ''],
  ['documents', /^(?<app>support|billing)\/(?:_id\/)?index\.html$/, ''],
  ['documents of pages that are gone', /^(?<app>gone)\/(?:_id\/)?gone\.html$/, ''],
  ['previews', /^previews\/(?<app>support)\/[^/]+\//, ''],
]

/** The release tool's own: no server gives it out. */
const ofTheTool = /^\.(?:documents\/|releases\.jsonl$)/

const originalOf = (file: string) => file.replace(/\.(?:br|gz)$/, '')

/** The kind of a file and its team; a copy has the kind of its original. */
function rowOf(file: string) {
  const original = originalOf(file)
  const found = rows.filter(([, files]) => files.test(original))
  expect(found, `${file} belongs to one row`).toHaveLength(1)
  const [kind = '', files, team] = found[0] ?? []
  return { kind, original, team: team || (files?.exec(original)?.groups?.['app'] ?? '') }
}

/** The site before the last change of each team. */
const siteBefore = () => ownedSite(['support', 'billing', 'gone', 'moved'])

/** A site with everything that one can have. */
const wholeSite = madeOnce(async (site) => {
  cpSync(await siteBefore(), site, { recursive: true })
  const { release } = await releaseAs(site, 'support', 2)
  await releaseAs(site, 'support', 3)
  await startCanary(site, 'support', release, { percentage: 5 })
  await releaseAs(site, 'billing', 2)
  as('gone')
  await retireApp(site, 'gone', { text: 'Gone.' })
  as('moved')
  await retireApp(site, 'moved', { redirect: '/support' })
  as('support')
  await storePreview(
    folderStore(site),
    { release, start: '/support', uses: [], files: new Map([['/support', Buffer.from('page')]]) },
    { app: 'support', origin: 'http://preview', ends: new Date(Date.now() + 1e8) },
  )
  as('host')
  const SECURITY_CONTACT = 'mailto:security@company.example'
  await changeSettings(site, { SECURITY_CONTACT, SECURITY_EXPIRES: '2099-06-30' })
  const worker = { 'service-worker.js': 'export const worker = 2' }
  await releaseBuild(site, 'host', wholeHostBuild('index-2', worker))
  const next = new Map([['kit/next-contract.json', Buffer.from('{"next":1}')]])
  await reconcileSite(site, readRegistryFile(site), { apps: ['host'], files: next })
})

const filesOf = (site: string) => filesIn(site).filter((file) => !ofTheTool.test(file))
const contentOf = (site: string, file: string) => readFileSync(path.join(site, file))

/** Adds bytes to a file, as a browser decodes it. */
function changed(file: string, content: Buffer) {
  const added = Buffer.from(' //')
  if (file.endsWith('.br')) return brotliCompressSync(added)
  return file.endsWith('.gz') ? gzipSync(added) : Buffer.concat([content, added])
}

/** Files without which nothing else can be judged. */
const first = /^(?:registry\.json|owners\.json|signed\/.+)(?:\.(?:br|gz))?$/

/** Groups in which each file is of another folder, so that no change hides another. */
function groupsOf(files: readonly string[]) {
  const groups: string[][] = files.filter((file) => first.test(file)).map((file) => [file])
  const alone = groups.length
  const counts = new Map<string, number>()
  for (const file of files.filter((name) => !first.test(name))) {
    const folder = path.posix.dirname(file)
    const count = counts.get(folder) ?? 0
    counts.set(folder, count + 1)
    ;(groups[alone + count] ??= []).push(file)
  }
  return groups
}

it('every file of a site belongs to a row, every row has a file, and what is left out is never served', async () => {
  const site = await wholeSite()
  expect(await judgedWith(site)({})).toEqual([])
  const kinds = filesOf(site).map((file) => rowOf(file).kind)
  expect(new Set(kinds)).toEqual(new Set(rows.map(([kind]) => kind)))
  for (const file of filesIn(site).filter((name) => ofTheTool.test(name)))
    expect(addressName(`/${file}`).kind).toBe('nothing')
})

it.each(['changed', 'removed'])('a %s file is seen, with its name and its team', async (which) => {
  const site = await wholeSite()
  const problems = judgedWith(site)
  const files = filesOf(site)
  // Without a copy, a server sends the original.
  const spoiled = which === 'changed' ? files : files.filter((file) => originalOf(file) === file)
  for (const group of groupsOf(spoiled)) {
    const copies = group.flatMap((file) =>
      [`${file}.br`, `${file}.gz`]
        .filter((copy) => files.includes(copy))
        .map((copy) => [copy, contentOf(site, copy)] as const),
    )
    const contents = group.map((file) => {
      const content = which === 'changed' ? changed(file, contentOf(site, file)) : undefined
      return [file, content] as const
    })
    const found = await problems(Object.fromEntries([...copies, ...contents]))
    for (const file of group)
      expect(found, file).toContainEqual(expect.stringMatching(problemOf(file)))
  }
})

/** An unreadable state allows no other message; a preview is named by what is left of it. */
function problemOf(file: string) {
  const { original, team } = rowOf(file)
  const given = original.startsWith('previews/support/') ? path.posix.dirname(original) : original
  const name = original.startsWith('signed/')
    ? '(?:signed/|What the teams have signed)'
    : given.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${team}: .*${name}`)
}

it('an added file is seen in every folder, with its name and the team that the folder belongs to', async () => {
  const site = await wholeSite()
  const folders = new Set(filesOf(site).map((file) => path.posix.dirname(file)))
  const own = /^(?:remotes\/|previews\/(?!open))?(?<app>support|billing|gone|moved)\//
  const added = [...folders].flatMap((folder) =>
    ['stray.js', 'stray/index.html', 'stray.json.br'].map((name) => path.posix.join(folder, name)),
  )
  const found = await judgedWith(site)(Object.fromEntries(added.map((file) => [file, 'added'])))
  expect(found.toSorted()).toEqual(
    added
      .map((file) => `${own.exec(file)?.groups?.['app'] ?? 'host'}: ${file}: nobody has signed it`)
      .toSorted(),
  )
})

it('an earlier content of any file, and a file that is gone now, are seen', async () => {
  const [site, before] = [await wholeSite(), await siteBefore()]
  const problems = judgedWith(site)
  const now = new Set(filesIn(site))
  const earlier = filesOf(before).filter(
    (file) =>
      // Earlier states are named after their content and do not count unless the registry names them.
      !file.startsWith('signed/') &&
      !(now.has(file) && contentOf(site, file).equals(contentOf(before, file))),
  )
  for (const group of groupsOf(earlier)) {
    const contents = group.flatMap((file) => {
      const copies = [`${file}.br`, `${file}.gz`].filter((copy) => now.has(copy))
      return [
        ...copies.map((copy) => [copy, contentOf(site, copy)] as const),
        [file, contentOf(before, file)] as const,
      ]
    })
    const found = (await problems(Object.fromEntries(contents))).join('\n')
    for (const file of group) expect(found, file).toContain(originalOf(file))
  }
  expect(earlier.map(originalOf)).toEqual(
    expect.arrayContaining([
      'registry.json',
      'service-worker.js',
      'support/index.html',
      'gone/index.html',
      'search/gone.json',
      '404.html',
      'sitemap.xml',
      '.redirects.conf',
    ]),
  )
})

it('a rollback keeps the site as signed', async () => {
  const site = await wholeSite()
  as('billing')
  await rollBackApp(site, 'billing')
  expect(await judgedWith(site)({})).toEqual([])
})
