import { readFileSync } from 'node:fs'
import { inside } from '../../deploy/names/inside'
import { appsToRender } from '../../deploy/site/documents/apps-to-render'
import { documentFiles } from '../../deploy/site/registry/document-files'
import { inParallel } from '../../deploy/workspace/in-parallel'
import { ForbiddenError, type ObjectStore } from '../../deploy/workspace/store/object-store'
import { hasContent } from './object-store/same-content'
import { readRegistryText, registryFile, registryText } from '../../deploy/site/registry/registry-file'
import { liveRelease } from '../../deploy/site/registry/registry-releases'
import { settingsText, storedSettings } from '../../deploy/site/registry/stored-settings'
import { storedHeaders } from '../../deploy/serve/headers'
import { compressedCopies, documentQuality } from '../../deploy/site/files/compress'
import { readReleaseLog, releaseLogFile } from '../../deploy/site/files/release-log'
import { withCopies } from '../../deploy/site/files/site-documents'
import { filesIn } from '../../deploy/workspace/files-in'
import { hostApp } from '../../deploy/workspace/folders'
import { UserError } from '../../deploy/workspace/errors/user-error'
import { markDone, writeRecord } from './change-records'
import { headText, nextRevision, type RegistryHead } from './registry-head'
import type { WorkingCopy } from './working-copy'

/** Files that are written once, under a name that depends on their content. */
const isReleased = (file: string) => /^(?:host|remotes)\//.test(file)

const isSignature = (file: string) => /\/signature\.json(?:\.br|\.gz)?$/.test(file)

const isImmutable = (file: string) => isReleased(file) || /^(?:assets|signed)\//.test(file)

/** Files that the change itself writes; they are not documents. */
const ofTheChange = new RegExp(`^(?:${registryFile}(?:\\.br|\\.gz)?|${releaseLogFile})$`)

/**
 * Writes a command's changes in a working copy to the bucket: first the files that never change, then the
 * registry, then the documents that follow from it. The change takes effect with the registry.
 * @param stored keys of released files that an earlier attempt has written.
 * @returns the documents of others that these credentials may not write; undefined where another writer
 * was faster to change the registry: then nothing that visitors see has changed.
 * @throws UserError where a released file has other content in the bucket.
 */
export async function publishCopy(store: ObjectStore, copy: WorkingCopy, stored: Set<string>) {
  // Files that the command read are links, which the list leaves out.
  const files = filesIn(copy.folder)
  const immutable = files.filter(isImmutable)
  // A release is listed when it has a manifest, so the manifest comes last.
  const isManifest = (file: string) => /^(?:host|remotes)\/.*\/release\.json$/.test(file)
  for (const part of [immutable.filter((file) => !isManifest(file)), immutable.filter(isManifest)])
    await inParallel(part, (file) => storeReleased(store, copy.folder, file, stored))

  const head = await commit(store, copy)
  if (head === undefined) return undefined
  const documents = files.filter((file) => !isImmutable(file) && !ofTheChange.test(file))
  return { left: await publishDocuments(store, copy, head, documents) }
}

/** Writes the documents that interrupted changes have left. */
export async function finishPending(store: ObjectStore, copy: WorkingCopy) {
  if (copy.head === undefined) return
  const documents = filesIn(copy.folder).filter(
    (file) => !isReleased(file) && !ofTheChange.test(file),
  )
  await publishDocuments(store, copy, copy.head, documents)
}

/** @returns the head of the registry now; undefined where another writer was faster. */
async function commit(store: ObjectStore, { folder, head }: WorkingCopy) {
  const text = readFileSync(inside(folder, registryFile), 'utf8')
  const registry = readRegistryText(text)
  const settings = storedSettings(folder, {})
  const sameSettings = head?.settings && settingsText(head.settings) === settingsText(settings)
  const log = readReleaseLog(folder)
  if (head && sameSettings && registryText(head.registry) === registryText(registry)) return head
  const apps = [
    ...(head && liveRelease(head.registry, hostApp) === registry.host.version ? [] : [hostApp]),
    // A signer may write documents that another change has left.
    ...appsToRender(registry, sameSettings && !registry.signed ? head?.registry : undefined),
  ]
  const wanted = documentFiles(registry)
  const removals = head ? [...documentFiles(head.registry)].filter((file) => !wanted.has(file)) : []
  const revision = nextRevision(head?.revision ?? 0, Date.now())
  const change = await writeRecord(store, revision, { previous: head?.change, log, apps, removals })
  const fields = { settings, revision, change }
  const body = Buffer.from(headText(text, fields))
  const object = { body, headers: storedHeaders(registryFile), revision }
  const etag =
    head === undefined
      ? await store.writeIfAbsent(registryFile, object)
      : await store.writeIfUnchanged(registryFile, object, head.etag)
  if (etag === undefined) return undefined
  await inParallel(await compressedCopies(body, documentQuality), ([extension, content]) =>
    storeDocument(store, registryFile + extension, content, revision),
  )
  return { registry, ...fields }
}

async function publishDocuments(
  store: ObjectStore,
  { folder, pending, head: before }: WorkingCopy,
  { registry, revision, change }: RegistryHead,
  files: readonly string[],
) {
  const left: string[] = []
  const orLeave = (file: string, write: () => Promise<unknown>) =>
    write().catch((error: unknown) => {
      if (!(error instanceof ForbiddenError)) throw error
      left.push(file)
    })
  await inParallel(files, (file) =>
    orLeave(file, () =>
      isImmutable(file)
        ? storeReleased(store, folder, file, new Set())
        : storeDocument(store, file, readFileSync(inside(folder, file)), revision),
    ),
  )
  const wanted = documentFiles(registry)
  const listed = before ? documentFiles(before.registry) : []
  const removals = [...listed, ...pending.removals].filter((file) => !wanted.has(file))
  await inParallel(removals.flatMap(withCopies), (file) =>
    orLeave(file, () => removeDocument(store, file, revision)),
  )
  if (change !== undefined && left.length === 0) await markDone(store, change)
  return left.toSorted()
}

/** The store itself refuses to replace a released file; what is there must be the same. */
async function storeReleased(store: ObjectStore, site: string, file: string, stored: Set<string>) {
  if (stored.has(file)) return
  const body = readFileSync(inside(site, file))
  const object = { body, headers: storedHeaders(file), revision: 0 }
  if ((await store.writeIfAbsent(file, object)) === undefined) {
    const found = await store.read(file)
    // Two signatures of the same files differ only in their time, so either will do.
    const isSame = found !== undefined && (hasContent(found, object) || isSignature(file))
    if (!isSame) {
      throw new UserError(`${file} is released already with other content: raise the version.`)
    }
  }
  stored.add(file)
}

/** Replaces what was written for an earlier revision, and nothing else. */
async function storeDocument(store: ObjectStore, file: string, body: Buffer, revision: number) {
  const object = { body, headers: storedHeaders(file), revision }
  for (;;) {
    const found = await store.version(file)
    if (found !== undefined && found.revision > revision) return
    const etag =
      found === undefined
        ? await store.writeIfAbsent(file, object)
        : await store.writeIfUnchanged(file, object, found.etag)
    if (etag !== undefined) return
  }
}

async function removeDocument(store: ObjectStore, file: string, revision: number) {
  for (;;) {
    const found = await store.version(file)
    if (found === undefined || found.revision > revision) return
    if (await store.delete(file, found.etag)) return
  }
}
