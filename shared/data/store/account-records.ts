import { newFact, newId } from '../../domain/model/record-id'
import { keySpaceNames } from '../persistence/engine/key-space'
import { recordsArea } from '../persistence/engine/records-area'
import { readKey } from '../persistence/journal/journal'
import { createJournalWriter } from '../persistence/journal/journal-writer'
import { isIncluded } from '../persistence/journal/version-vector'
import { coverageOf } from '../persistence/snapshot/snapshot'
import { storeArea } from '../storage/browser-storage'
import { journalPrefix, storeKey } from '../storage/storage-keys'
import { holdsAll } from '../storage/holds-all'
import { isRecord, readJson } from '../storage/stored-json'

/*
 * Remotes' own records (records/define-records) as far as an account needs them. Only the remote knows their fields;
 * every record has its owner.
 */

/**
 * The type of the operation that deletes a user's records.
 * @internal
 */
export const accountDeleted = 'accountDeleted'

/** At the end of a store's name: its records are about their owner, and for others to read. */
const internal = '-internal'

/**
 * All remotes' records of a user, by store and kind, including changes that no remote has applied yet. Internal ones
 * are left out.
 * @example recordsOf('user-1') // { billing: { notes: [{ id: 'note-1', … }] } }
 */
export function recordsOf(userId: string): Record<string, Record<string, readonly unknown[]>> {
  const names = keySpaceNames(storeArea).filter((name) => !name.endsWith(internal))
  const stores = names.map((name) => {
    const text = recordsArea(name).get(storeKey)
    const lists = listsOf(readJson(text ?? ''))
    const kept = lists.map(([list, records]) => [list, records.filter(isOf(userId))] as const)
    const marks = coverageOf(text)?.marks ?? {}
    const pending = changesOf(name, userId).filter(({ id }) => !isIncluded(marks, id))
    const changes = ['changes', pending.map(({ change }) => change)] as const
    return [name, [...kept, changes].filter(([, records]) => records.length > 0)] as const
  })
  const whole = stores.filter(([, lists]) => lists.length > 0)
  return Object.fromEntries(whole.map(([name, lists]) => [name, Object.fromEntries(lists)]))
}

/**
 * Deletes all remotes' records of a user: from storage at once, even if the remote is not loaded, and from the memory
 * of every tab.
 * @internal For `deleteAccount`.
 */
export function deleteRecordsOf(userId: string): void {
  for (const name of keySpaceNames(storeArea)) {
    const area = recordsArea(name)
    const text = area.get(storeKey)
    const journal = createJournalWriter<object>(area, newId(), Date.now, () => {})
    journal.observe(area.keys(journalPrefix).flatMap((key) => readKey(key) ?? []))
    const compacted = Object.entries(coverageOf(text)?.marks ?? {})
    journal.observe(compacted.map(([tab, seq]) => ({ tab, seq })))
    // Only the remote could apply them, and would restore the user's records.
    for (const { key } of changesOf(name, userId)) area.remove(key)
    journal.append({ type: accountDeleted, ...newFact(), userId })
    const document = readJson(text ?? '')
    // The remote sets an unreadable document aside.
    if (!isRecord(document) || !isRecord(document['state']) || !holdsAll(document, text ?? ''))
      continue
    const isOthers = (record: unknown) => !isOf(userId)(record)
    const left = listsOf(document).map(([list, records]) => [list, records.filter(isOthers)])
    const state = { ...document['state'], ...Object.fromEntries(left) }
    area.set(storeKey, JSON.stringify({ ...document, state }))
  }
}

const isOf = (userId: string) => (record: unknown) =>
  isRecord(record) && record['user_id'] === userId

function listsOf(document: unknown): (readonly [string, readonly unknown[]])[] {
  const state = isRecord(document) && document['state']
  return Object.entries(isRecord(state) ? state : {}).flatMap(([name, records]) =>
    Array.isArray(records) ? [[name, records] as const] : [],
  )
}

/** A user's operations in the journal of a store. */
function changesOf(name: string, userId: string) {
  const area = recordsArea(name)
  return area.keys(journalPrefix).flatMap((key) => {
    const [id, change] = [readKey(key), readJson(area.get(key) ?? '')]
    return id && isRecord(change) && change['userId'] === userId ? [{ key, id, change }] : []
  })
}
