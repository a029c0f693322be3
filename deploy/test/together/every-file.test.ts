import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
import { madeOnce } from '../../testing/made-once'
import {
  as,
  ownedSite,
  releaseAs,
  wholeHostBuild,
} from '../../../extensions/signing/testing/owned-site'
import { filesIn } from '../../workspace/files-in'
import { judgeSite } from '../../../extensions/signing/judged/judge-site'
import { storedSite } from '../../../extensions/signing/judged/site-reader'
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

/** The kind of a file and its team; a copy has the kind of its original. */
function rowOf(file: string) {
  const original = file.replace(/\.(?:br|gz)$/, '')
  const found = rows.filter(([, files]) => files.test(original))
  expect(found, `${file} belongs to one row`).toHaveLength(1)
  const [kind = '', files, team] = found[0] ?? []
  return { kind, original, team: team || (files?.exec(original)?.groups?.['app'] ?? '') }
}

/** A site with everything that one can have, and its state before the last change of each team. */
const sites = madeOnce(async (folder) => {
  const [site, before] = sitesIn(folder)
  cpSync(await ownedSite(['support', 'billing', 'gone', 'moved']), before, { recursive: true })
  cpSync(before, site, { recursive: true })
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

const sitesIn = (folder: string) =>
  [path.join(folder, 'site'), path.join(folder, 'before')] as const

async function wholeSite() {
  const [site, before] = sitesIn(await sites())
  as('host')
  return { site, before }
}

const problemsOf = async (site: string) =>
  await judgeSite(storedSite(folderStore(site), false)).then(
    ({ judgement }) => judgement.problems,
    (error: unknown) => [`host: ${String(error)}`],
  )

const filesOf = (site: string) => filesIn(site).filter((file) => !ofTheTool.test(file))

/** Runs a task on a file, and puts the file back. */
async function withFile<Result>(
  site: string,
  file: string,
  task: (place: string) => Promise<Result>,
) {
  const place = path.join(site, file)
  const content = existsSync(place) ? readFileSync(place) : undefined
  try {
    return await task(place)
  } finally {
    if (content === undefined) rmSync(place)
    else writeFileSync(place, content)
  }
}

/** Adds bytes to a file, as a browser decodes it. */
function changed(file: string, content: Buffer) {
  const added = Buffer.from(' //')
  if (file.endsWith('.br')) return brotliCompressSync(added)
  return file.endsWith('.gz') ? gzipSync(added) : Buffer.concat([content, added])
}

it('every file of a site belongs to a row, every row has a file, and what is left out is never served', async () => {
  const { site } = await wholeSite()
  expect(await problemsOf(site)).toEqual([])
  const kinds = filesOf(site).map((file) => rowOf(file).kind)
  expect(new Set(kinds)).toEqual(new Set(rows.map(([kind]) => kind)))
  for (const file of filesIn(site).filter((name) => ofTheTool.test(name)))
    expect(addressName(`/${file}`).kind).toBe('nothing')
})

it('a changed file and a removed file are seen, each with its name and its team', async () => {
  const { site } = await wholeSite()
  const ofKinds = new Map(filesOf(site).map((file) => [kindOf(file), file]))
  for (const file of ofKinds.values()) {
    const { original, team } = rowOf(file)
    const isCopy = file !== original
    await withFile(site, file, async (place) => {
      writeFileSync(place, changed(file, readFileSync(place)))
      expectNamed(await problemsOf(site), team, original, `changed ${file}`)
      rmSync(place)
      // Without a copy, a server sends the original.
      if (!isCopy) expectNamed(await problemsOf(site), team, original, `removed ${file}`)
    })
  }
  expect(await problemsOf(site)).toEqual([])
})

/** Files of one kind, team and ending are judged alike. */
function kindOf(file: string) {
  const { kind, team } = rowOf(file)
  return [kind, team, path.extname(file)].join()
}

/** An unreadable state allows no other message; a preview is named by what is left of it. */
function expectNamed(problems: readonly string[], team: string, file: string, what: string) {
  const given = file.startsWith('previews/support/') ? path.posix.dirname(file) : file
  const name = file.startsWith('signed/')
    ? '(?:signed/|What the teams have signed)'
    : escaped(given)
  expect(problems, what).toContainEqual(expect.stringMatching(new RegExp(`^${team}: .*${name}`)))
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

it('an added file is seen in every folder, with its name and the team that the folder belongs to', async () => {
  const { site } = await wholeSite()
  const folders = new Set(filesOf(site).map((file) => path.posix.dirname(file)))
  const own = /^(?:remotes\/|previews\/(?!open))?(?<app>support|billing|gone|moved)\//
  for (const folder of folders) {
    for (const name of ['stray.js', 'stray/index.html', 'stray.json.br']) {
      const file = path.posix.join(folder, name)
      mkdirSync(path.dirname(path.join(site, file)), { recursive: true })
      await withFile(site, file, async (place) => {
        writeFileSync(place, 'added')
        const team = own.exec(file)?.groups?.['app'] ?? 'host'
        expect(await problemsOf(site)).toContain(`${team}: ${file}: nobody has signed it`)
      })
    }
  }
})

it('an earlier content of any file, and a file that is gone now, are seen', async () => {
  const { site, before } = await wholeSite()
  const earlier = filesOf(before).filter((file) => {
    const place = path.join(site, file)
    return !existsSync(place) || !readFileSync(place).equals(readFileSync(path.join(before, file)))
  })
  const kinds = new Set<string>()
  for (const file of earlier) {
    // Earlier states are named after their content and do not count unless the registry names them.
    if (file.startsWith('signed/')) continue
    await withFile(site, file, async (place) => {
      mkdirSync(path.dirname(place), { recursive: true })
      writeFileSync(place, readFileSync(path.join(before, file)))
      kinds.add(file.replace(/\.(?:br|gz)$/, ''))
      expect((await problemsOf(site)).join('\n'), file).toContain(file.replace(/\.(?:br|gz)$/, ''))
    })
  }
  expect([...kinds]).toEqual(
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
  const { site } = await wholeSite()
  as('billing')
  await rollBackApp(site, 'billing')
  expect(await problemsOf(site)).toEqual([])
})
