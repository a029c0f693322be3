import { generateKeyPairSync, sign } from 'node:crypto'
import {
  previewDocumentFile,
  previewFile,
  type PreviewDocument,
  type SignedPreview,
} from '../../../shared/contract/preview/preview-document'
import { fileHash } from '../../../deploy/site/registry/integrity'
import { parsedApp } from '../../../deploy/names/parsed-name'
import { hooks, type Signed } from '../../../deploy/workspace/hooks'
import { inParallel } from '../../../deploy/workspace/in-parallel'
import { storedHeaders } from '../../../deploy/serve/headers'
import { userAndMachine } from '../../../deploy/site/files/release-log'
import { newPreviewId } from './lifetime'
import type { SiteStore } from '../../../deploy/workspace/store/object-store'
import type { PreviewedSite } from './previewed-site'

export type PreviewFacts = Pick<PreviewDocument, 'app' | 'origin' | 'name' | 'commit'> & {
  ends: Date
}

/**
 * Signs a preview with the team's key and stores it, its description last. On a site without owners, a
 * team without a key signs with a new one: the signature then proves that nothing was changed, not who
 * made it.
 */
export async function storePreview(
  store: SiteStore,
  { release, start, uses, files }: PreviewedSite,
  { app, origin, name, commit, ends }: PreviewFacts,
): Promise<SignedPreview> {
  const hashes = [...files].map(([address, content]) => [address, fileHash(content)] as const)
  const document: PreviewDocument = {
    id: newPreviewId(ends),
    app: parsedApp(app),
    release,
    origin,
    ...(name !== undefined && { name }),
    by: userAndMachine(),
    ...(commit !== undefined && { commit }),
    time: new Date().toISOString(),
    ends: ends.toISOString(),
    start,
    files: Object.fromEntries(hashes),
    uses: [...uses],
  }
  const preview = await signedByTeam(document)
  const contents = new Map(hashes.map(([address, hash]) => [hash, files.get(address)]))
  const write = (key: string, body: Buffer) =>
    store.writeIfAbsent(key, { body, headers: storedHeaders(key), revision: 0 })
  await inParallel(contents, async ([hash, body]) => {
    if (body !== undefined) await write(previewFile(document, hash).slice(1), body)
  })
  await write(previewDocumentFile(document).slice(1), Buffer.from(JSON.stringify(preview)))
  return preview
}

async function signedByTeam(document: PreviewDocument): Promise<Signed<PreviewDocument>> {
  for (const { sign: signed } of hooks('reconcile')) {
    const found = await signed?.(document)
    if (found !== undefined) return found
  }
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const signature = sign(null, Buffer.from(JSON.stringify(document)), privateKey)
  return { document, key, signature: signature.toString('base64') }
}
