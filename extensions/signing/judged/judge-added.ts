import * as v from 'valibot'
import { signedPreview } from '../../../shared/contract/preview/preview-document'
import { isKeyOf, owns } from '../keys/owners'
import { signatureFile, signatureIn } from '../keys/release-signature'
import { fileHash } from '../../../deploy/site/registry/integrity'
import { signedStateIn, type SignedState } from '../keys/signed-state'
import { signedFile } from '../../../deploy/site/registry/document-files'
import { isSigned } from '../keys/signing-key'
import { hostApp } from '../../../deploy/workspace/folders'
import type { JudgedSite } from './judge-parts'
import { judgeRelease } from './judge-releases'
import type { Judgement } from './judgement'

/**
 * Files of the release tool, which no server serves and no browser reads, and proofs for who issues certificates, whose
 * names let no browser run them.
 */
const ofNobody =
  /^\.(?:releases\.jsonl$|releases\/|done\/|documents\/|release-lock(?:\.|$)|unsettled$|well-known\/(?:acme-challenge\/[\w-]+$|pki-validation\/[\w-]+\.txt$))/

const release = /^(?:host|remotes\/([^/]+))\/([^/]+)\//

/** Compares the list of all files, where there is one, with those that were signed. */
export async function judgeAdded(site: JudgedSite, judgement: Judgement): Promise<void> {
  const listed = (await site.reader.list?.()) ?? []
  const files = new Set(listed.filter((file) => !ofNobody.test(file)))
  const releases = new Set([...files].flatMap((file) => release.exec(file)?.[0] ?? []))
  for (const folder of releases) {
    if (judgement.known.has(`${folder}${signatureFile}`)) continue
    const [, app = hostApp, name = ''] = release.exec(folder) ?? []
    await judgeRelease(site, { app, release: name, routes: [] }, judgement)
  }
  await knowFormerHostFiles(site, files, judgement)
  await judgePreviews(site, files, judgement)
  for (const file of files) {
    const original = file.replace(/\.(?:br|gz)$/, '')
    const isCopy = original !== file && files.has(original)
    if (isCopy ? judgement.known.has(original) : judgement.known.has(file)) continue
    judgement.add(teamOf(site, file), `${file}: nobody has signed it`)
  }
}

/** Names the team that a file would belong to, by its folder or its address. */
function teamOf({ state }: JudgedSite, file: string): string {
  const [, remote, preview] = /^(?:remotes\/([^/]+)|previews\/(?!open\/)([^/]+))\//.exec(file) ?? []
  const { owners } = state.owners.document
  const app = Object.keys(owners).find((name) => owners[name] && owns(owners[name], `/${file}`))
  return remote ?? preview ?? app ?? hostApp
}

/** Scripts of earlier releases of the host stay at the root, since tabs that are open need them. */
async function knowFormerHostFiles(
  { reader }: JudgedSite,
  files: ReadonlySet<string>,
  judgement: Judgement,
) {
  const signatures = [...files].filter((file) => /^host\/[^/]+\/signature\.json$/.test(file))
  for (const file of signatures) {
    const text = (await reader.read(file)).at(0)?.body
    for (const [name, hash] of Object.entries(signatureIn(String(text))?.document.files ?? {})) {
      if (!files.has(name) || judgement.known.has(name)) continue
      const served = await reader.read(name)
      if (served.every(({ body }) => body !== undefined && fileHash(body) === hash))
        judgement.known.add(name)
    }
  }
}

/** Whether a text is a state of this site, of now or before. */
function isState({ owners }: SignedState, text: string): boolean {
  try {
    return isKeyOf(owners.document, hostApp, signedStateIn(text).owners.key)
  } catch {
    return false
  }
}

/** Previews are signed one by one; earlier states of the site are named after their content. */
async function judgePreviews(
  { reader, state }: JudgedSite,
  files: ReadonlySet<string>,
  judgement: Judgement,
) {
  for (const file of files) {
    const [, folder = '', app = '', id] =
      /^(previews\/([^/]+)\/([^/]+))\/preview\.json$/.exec(file) ?? []
    const text = (await (folder || file.startsWith('signed/') ? reader.read(file) : [])).at(0)?.body
    if (text !== undefined && file === signedFile(fileHash(text)) && isState(state, String(text)))
      judgement.known.add(file)
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), signedPreview), String(text))
    if (folder === '' || !parsed.success || !isSigned(parsed.output)) continue
    const { document, key } = parsed.output
    if (document.app !== app || document.id !== id || !isKeyOf(state.owners.document, app, key))
      continue
    judgement.known.add(file)
    for (const hash of Object.values(document.files))
      judgement.compare(
        app,
        `${folder}/${hash}.txt`,
        await reader.read(`${folder}/${hash}.txt`),
        hash,
      )
  }
}
