import * as v from 'valibot'
import {
  previewDocumentFile,
  signedPreview,
  type PreviewName,
  type SignedPreview,
} from '../../../shared/contract/preview/preview-document'
import { isAppName } from '../../../shared/contract/federation/names'
import { inParallel } from '../../../deploy/workspace/in-parallel'
import { ForbiddenError } from '../../../deploy/workspace/store/object-store'
import { asTyped } from '../../../deploy/workspace/as-typed'
import { UserError } from '../../../deploy/workspace/errors/user-error'
import { endOf, isPreviewId } from './lifetime'
import type { SiteStore } from '../../../deploy/workspace/store/object-store'

/** Previews with the keys of their files. */
async function storedKeys(store: SiteStore) {
  const found = new Map<string, { name: PreviewName; keys: string[] }>()
  for (const key of await store.list('previews/')) {
    const [, app, id] = /^previews\/([^/]+)\/([^/]+)\/[^/]+$/.exec(key) ?? []
    if (app === undefined || id === undefined) continue
    if (!isAppName(app) || !isPreviewId(id)) continue
    const entry = found.get(`${app}/${id}`) ?? { name: { app, id }, keys: [] }
    found.set(`${app}/${id}`, entry)
    entry.keys.push(key)
  }
  return [...found.values()]
}

const isSame = (one: PreviewName, other: PreviewName) =>
  one.app === other.app && one.id === other.id

/** The previews that have not ended, without unreadable ones. */
export async function storedPreviews(store: SiteStore, now = new Date()) {
  const previews: SignedPreview[] = []
  await inParallel(await storedKeys(store), async ({ name }) => {
    const found = await store.read(previewDocumentFile(name).slice(1))
    const parsed = v.safeParse(
      v.pipe(v.string(), v.parseJson(), signedPreview),
      found?.body.toString(),
    )
    if (!parsed.success) return
    const { document } = parsed.output
    // Ignores a preview whose document names another one.
    if (isSame(document, name) && now.toISOString() < document.ends) previews.push(parsed.output)
  })
  return previews.toSorted((one, other) => (one.document.time < other.document.time ? -1 : 1))
}

/**
 * Ends previews at once.
 * @param word an id, its beginning, or a name that previews have.
 * @throws UserError when there is none.
 */
export async function endPreviews(store: SiteStore, word: string): Promise<PreviewName[]> {
  const meant = (await storedPreviews(store))
    .map(({ document }) => document)
    .filter(({ id, name }) => name === word || (word.length > 5 && id.startsWith(word)))
  if (meant.length === 0)
    throw new UserError(`There is no preview ${word}: \`${asTyped('preview --list')}\` lists them.`)
  await removePreviews(store, (name) => meant.some((one) => isSame(one, name)))
  return meant
}

/** Removes the earlier previews of that name, which a new one replaces. */
export async function replaceEarlier(
  store: SiteStore,
  { document: { app, id, name } }: SignedPreview,
) {
  if (name === undefined) return
  const earlier = (await storedPreviews(store))
    .map(({ document }) => document)
    .filter((other) => other.app === app && other.name === name && other.id !== id)
  await removePreviews(store, (name) => earlier.some((one) => isSame(one, name)))
}

/** Removes the previews that have ended, as far as the credentials allow. */
export async function removeEndedPreviews(store: SiteStore, now = new Date()): Promise<void> {
  await removePreviews(
    store,
    ({ id }) => !(endOf(id).getTime() > now.getTime()),
    (error) => {
      if (!(error instanceof ForbiddenError)) throw error
    },
  )
}

/** Removes the description first, because nothing opens without it. */
async function removePreviews(
  store: SiteStore,
  isMeant: (name: PreviewName) => boolean,
  onError = (error: unknown): void => {
    throw error
  },
) {
  for (const { name, keys } of await storedKeys(store)) {
    if (!isMeant(name)) continue
    const description = previewDocumentFile(name).slice(1)
    try {
      await remove(store, description)
      await inParallel(
        keys.filter((key) => key !== description),
        (key) => remove(store, key),
      )
    } catch (error) {
      onError(error)
    }
  }
}

async function remove(store: SiteStore, key: string) {
  const found = await store.version(key)
  if (found !== undefined) await store.delete(key, found.etag)
}
