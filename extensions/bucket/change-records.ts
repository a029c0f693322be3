import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { ObjectStore } from '../../deploy/workspace/store/object-store'
import { isSignedFile } from '../../deploy/site/registry/document-files'
import { inParallel } from '../../deploy/workspace/in-parallel'
import { appName, isAppName } from '../../shared/contract/federation/names'
import { logEntry } from '../../deploy/site/files/release-log'
import { isDocumentFile } from '../../deploy/site/files/page-file'

/** The revision of a change, and a part that distinguishes changes of the same revision. */
export const recordName = v.pipe(v.string(), v.regex(/^\d{1,16}-[0-9a-f]{8}$/))

/** A document, an app's file for the search, or what the teams had signed. */
function isRemovable(file: string): boolean {
  const [, app = ''] = /^search\/(.+)\.json$/.exec(file) ?? []
  return isDocumentFile(file) || isAppName(app) || isSignedFile(file)
}

/**
 * Describes a change of the site. It is written before the change takes effect and never again. Each
 * record names the previous one, and the registry names the last, so a change that lost the race is in no
 * history.
 */
const changeRecord = v.object({
  previous: v.optional(recordName),
  log: v.array(logEntry),
  /** Apps whose documents the change affects. */
  apps: v.array(appName),
  /** Files that follow from the previous registry and not from the new one. */
  removals: v.array(v.pipe(v.string(), v.check(isRemovable))),
})

export type ChangeRecord = v.InferOutput<typeof changeRecord>

const folder = '.releases/'
const recordKey = (id: string) => `${folder}${id}.json`

/** Exists as soon as every document follows from this change and all earlier ones. */
const doneKey = (id: string) => `.done/${id}`

const plain = { 'content-type': 'application/json', 'cache-control': 'no-cache' }

/** @returns the name of the record. */
export async function writeRecord(store: ObjectStore, revision: number, record: ChangeRecord) {
  const id = `${revision}-${randomUUID().slice(0, 8)}`
  // A change with an unreadable record can never be completed.
  const body = Buffer.from(JSON.stringify(v.parse(changeRecord, record)))
  await store.writeIfAbsent(recordKey(id), { body, headers: plain, revision })
  return id
}

export const markDone = (store: ObjectStore, id: string) =>
  store.writeIfAbsent(doneKey(id), { body: Buffer.alloc(0), headers: plain, revision: 0 })

/** The remaining work of changes that were interrupted or are still running. */
export type Pending = Pick<ChangeRecord, 'apps' | 'removals'>

export async function pendingChanges(store: ObjectStore, last: string | undefined) {
  const pending = { apps: new Set<string>(), removals: new Set<string>() }
  let id = last
  while (id !== undefined && (await store.version(doneKey(id))) === undefined) {
    const record = await readRecord(store, id)
    for (const app of record?.apps ?? []) pending.apps.add(app)
    for (const file of record?.removals ?? []) pending.removals.add(file)
    id = record?.previous
  }
  return { apps: [...pending.apps], removals: [...pending.removals] }
}

/** The log of all changes that took effect, oldest first. */
export async function logOf(store: ObjectStore, last: string | undefined) {
  const records = new Map<string, ChangeRecord>()
  await inParallel(await store.list(folder), async (key) => {
    const id = key.slice(folder.length, -'.json'.length)
    const record = await readRecord(store, id)
    if (record !== undefined) records.set(id, record)
  })
  const entries: ChangeRecord['log'][] = []
  for (let id = last; id !== undefined; id = records.get(id)?.previous)
    entries.unshift(records.get(id)?.log ?? [])
  return entries.flat()
}

/** Undefined for an unreadable record, because everybody with the bucket's keys can write one. */
async function readRecord(store: ObjectStore, id: string) {
  const found = await store.read(recordKey(id))
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), changeRecord), found?.body.toString())
  if (!read.success) return undefined
  const { previous, ...record } = read.output
  // Each record names an earlier one, so that following them ends.
  const isEarlier = previous !== undefined && Number.parseInt(previous) < Number.parseInt(id)
  return { ...record, ...(isEarlier && { previous }) }
}
