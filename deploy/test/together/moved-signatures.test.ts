import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { signedPreview } from '../../../shared/contract/preview/preview-document'
import { isTeamKey } from '../../../extensions/preview/contract/team-key'
import { storePreview } from '../../../extensions/preview/cli/store-preview'
import { changeOwner } from '../../../extensions/signing/change/change-owners'
import { reconcileSite } from '../../release/reconcile-site'
import { signSite } from '../../../extensions/signing/change/sign-site'
import { folderStore } from '../../site/files/folder-store'
import { renderCacheFolder } from '../../site/files/render-cache'
import { signedOwnersIn } from '../../../extensions/signing/keys/owners'
import { signatureIn } from '../../../extensions/signing/keys/release-signature'
import { fileHash } from '../../site/registry/integrity'
import { signedStateIn } from '../../../extensions/signing/keys/signed-state'
import { isSigned } from '../../../extensions/signing/keys/signing-key'
import { readRegistryFile } from '../../site/registry/registry-file'
import { releaseBuild, servedFilesOf, withRenderer } from '../../testing/fake-site'
import {
  as,
  ownedSite,
  publicKeyOf,
  releaseAs,
  wholeHostBuild,
} from '../../../extensions/signing/testing/owned-site'
import { madeOnce } from '../../testing/made-once'
import { putState, stateOf, type Json } from '../../testing/tampered-site'
import { judgedWith } from './judged-with'
import { filesIn } from '../../workspace/files-in'
import { installExtensions } from '../../extensions'

installExtensions()

const siteBefore = () => ownedSite(['support', 'billing'])

/** A site with two of everything that is signed. */
const signedSite = madeOnce(async (site) => {
  cpSync(await siteBefore(), site, { recursive: true })
  await releaseAs(site, 'support', 2)
  for (const turn of [1, 2])
    await storePreview(
      folderStore(site),
      {
        release: '1.0.0',
        start: '/support',
        uses: [],
        files: new Map([['/support', Buffer.from(`page ${turn}`)]]),
      },
      { app: 'support', origin: 'http://preview', ends: new Date(Date.now() + 1e8) },
    )
  await releaseAs(site, 'billing', 2)
  as('host')
  await changeOwner(site, 'support', { keys: [publicKeyOf('rival')] })
  const next = new Map([['kit/next-contract.json', Buffer.from('{"next":1}')]])
  await reconcileSite(site, readRegistryFile(site), { apps: ['host'], files: next })
})

/** Everything with a signature, and everything whose hash a signed text holds. */
const signedFiles =
  /^(?:site\.json|404\.html|kit\/.+|search\/.+\.json|.+\/(?:signature|preview)\.json|previews\/.+|(?:support|billing)\/.*index\.html)$/

it('what is signed for one place is refused at every other', async () => {
  const [site, before] = [await signedSite(), await siteBefore()]
  const problems = judgedWith(site)
  expect(await problems({})).toEqual([])
  const content = (file: string) => readFileSync(path.join(site, file))
  const targets = filesIn(site).filter((file) => signedFiles.test(file))
  for (const shift of targets.keys()) {
    const moved = targets.map((file, index) => {
      return [file, content(targets.at((index + shift) % targets.length) ?? '')] as const
    })
    const wrong = moved.filter(([file, other]) => !other.equals(content(file)))
    const found = await problems(Object.fromEntries(wrong))
    for (const [file] of wrong)
      expect(
        found.some((one) => one.includes(file)),
        file,
      ).toBe(true)
  }
  const named = `signed/${fileHash(Buffer.from('{}'))}.json`
  expect(await problems({ [named]: '{}' })).toEqual([`host: ${named}: nobody has signed it`])
  const whole = filesIn(site).filter((file) => /^(?:owners\.json|signed\/.+)$/.test(file))
  const others = filesIn(before).filter((file) => /^(?:owners\.json|signed\/.+)$/.test(file))
  for (const file of whole)
    for (const other of [...targets, ...whole]
      .map(content)
      .filter((one) => !one.equals(content(file))))
      expect(await problems({ [file]: other }), file).not.toEqual([])
  for (const file of whole)
    for (const other of others)
      expect(await problems({ [file]: readFileSync(path.join(before, other)) })).not.toEqual([])
}, 120_000)

it('a cached page that is moved, as who may write the site can, is rendered again', async () => {
  const site = await signedSite()
  as('host')
  const rendered = `exports.renderPage = async ({ path }) =>
    ({ html: '<script>page("' + path + '")</script>', styles: '', hasContent: true })`
  await releaseBuild(site, 'host', withRenderer(wholeHostBuild('index-2'), rendered))
  const problems = judgedWith(site)
  const wanted = servedFilesOf(site)
  const cache = path.join(site, renderCacheFolder)
  const files = filesIn(cache)
  const contents = files.map((file) => readFileSync(path.join(cache, file)))
  for (const shift of [1, 2, 3, 5]) {
    for (const [index, file] of files.entries())
      writeFileSync(path.join(cache, file), contents.at((index + shift) % files.length) ?? '')
    await signSite(site)
    expect(servedFilesOf(site)).toEqual(wanted)
    expect(await problems({})).toEqual([])
  }
})

const refuses = (read: () => unknown) => {
  try {
    return read() === undefined
  } catch {
    return true
  }
}

it('a signature of one kind of document is none of another', async () => {
  const site = await signedSite()
  const { owners, statements } = stateOf(site)
  const found = (file: RegExp) =>
    JSON.parse(
      readFileSync(path.join(site, filesIn(site).find((name) => file.test(name)) ?? ''), 'utf8'),
    )
  const documents: Record<string, Json> = {
    owners,
    statement: statements.find(({ document }: Json) => document.app === 'host'),
    release: found(/^host\/.*signature\.json$/),
    preview: found(/preview\.json$/),
  }
  const readers: Record<string, (text: string) => unknown> = {
    owners: (text) => signedOwnersIn(text),
    statement: (text) =>
      signedStateIn(JSON.stringify({ owners, statements: [JSON.parse(text)] })).statements[0],
    release: signatureIn,
    preview: (text) => isSigned(v.parse(signedPreview, JSON.parse(text))) || undefined,
  }
  for (const [kind, document] of Object.entries(documents)) {
    const text = JSON.stringify(document)
    for (const [wanted, read] of Object.entries(readers))
      expect(
        refuses(() => read(text)),
        `${kind} as ${wanted}`,
      ).toBe(kind !== wanted)
    const isOwners = await isTeamKey(text, 'support', publicKeyOf('support'), '')
    expect(isOwners, `${kind} as owners in a browser`).toBe(kind === 'owners')
  }
})

it('earlier owners, who know keys that are revoked since, are refused beside later statements', async () => {
  const [site, before] = [await signedSite(), await siteBefore()]
  const problems = judgedWith(site)
  putState(site, { ...stateOf(site), owners: stateOf(before)['owners'] })
  const text = readFileSync(path.join(site, 'registry.json'))
  expect(await problems({ 'registry.json': text })).toEqual([
    expect.stringContaining('signed last'),
  ])
  await expect(releaseAs(site, 'support', 3)).rejects.toThrow('signed last')
})
