import { leadSending } from '../../contract/seams/site-seams'
import { localArea } from '../../data/storage/browser-storage'
import { reportStorage } from '../../data/storage/storage-health'
import { draftPrefix } from '../../data/storage/storage-keys'
import { isRecord, readJson } from '../../data/storage/stored-json'
import { editsOf, type FieldValues } from './field-values'

/** Milliseconds without a change until a draft is written. */
const writeDelay = 400
/** Milliseconds that a draft is kept after its last change. */
const lifetime = 7 * 86_400_000
/** Characters; the fields of the longest form have half of them. */
const draftLimit = 100_000

interface KeptDraft {
  /** In milliseconds. */
  readonly savedAt: number
  readonly values: object
  /** The values in the page's address when they were typed, if any. */
  readonly asked?: object
}

/**
 * A form's draft in the browser, under the form's name. It belongs to the signed-in account (`owner`), and no other
 * account sees it. The draft of a signed-out visitor is shown to the next visitor. `onWritten` receives whether the
 * browser has accepted all of it.
 */
export function storedDraft(
  name: string,
  owner: string | undefined,
  onWritten: (isKept: boolean) => void,
) {
  const unowned = draftPrefix + name
  const key = owner === undefined ? unowned : `${unowned}:${owner}`
  let waiting: Pick<KeptDraft, 'values' | 'asked'> | undefined
  let timer: number

  function flush() {
    window.clearTimeout(timer)
    if (waiting === undefined) return
    const values = fitting(waiting.values)
    const isWhole = Object.keys(values).length === Object.keys(waiting.values).length
    const kept: KeptDraft = { savedAt: Date.now(), ...waiting, values }
    waiting = undefined
    const outcome = localArea.set(key, JSON.stringify(kept))
    // A storage that is full for drafts still has room for records.
    if (outcome === 'unavailable') reportStorage(outcome)
    onWritten(isWhole && outcome === 'written')
  }

  const place = { form: name, key, owner }

  return {
    /** The draft has become a record. */
    sent(id: string) {
      flush()
      leadSending.keepDraft(place, id)
    },
    takeBack: () => leadSending.takeDraftBack(place),
    flush,
    /** The edits, and when they were typed. After signing in, a visitor continues with the signed-out draft. */
    read<Values extends FieldValues>(initial: Values) {
      forgetOldDrafts()
      leadSending.takeDraftBack(place)
      if (localArea.get(key) === null) moveDraft(unowned, key)
      const kept = keptUnder(key)
      const edits = kept && editsOf(kept.values, initial)
      if (!edits || Object.keys(edits).length === 0) return undefined
      return { edits, asked: editsOf(kept.asked ?? {}, initial), savedAt: new Date(kept.savedAt) }
    },
    /** Writes after a pause, so that not every key causes a write. */
    write(values: FieldValues, asked: FieldValues) {
      window.clearTimeout(timer)
      waiting = { values, ...(Object.keys(asked).length > 0 && { asked }) }
      timer = window.setTimeout(flush, writeDelay)
    },
    forget() {
      window.clearTimeout(timer)
      waiting = undefined
      localArea.remove(key)
    },
  }
}

const lengthOf = (value: unknown) => JSON.stringify(value).length

/** Without the longest values as long as they are too long together. */
function fitting(values: object): object {
  const kept = Object.entries(values).toSorted((one, other) => lengthOf(one) - lengthOf(other))
  while (lengthOf(kept) > draftLimit) kept.pop()
  return Object.fromEntries(kept)
}

function forgetOldDrafts() {
  for (const key of localArea.keys(draftPrefix)) {
    const kept = keptUnder(key)
    if (!kept || Date.now() - kept.savedAt > lifetime) localArea.remove(key)
  }
}

/** Moves a stored draft, and leaves it where it is if the browser refuses. */
export function moveDraft(from: string, to: string) {
  const text = localArea.get(from)
  if (text !== null && localArea.set(to, text) === 'written') localArea.remove(from)
}

function keptUnder(key: string): KeptDraft | undefined {
  const kept = readJson(localArea.get(key) ?? '')
  if (!isRecord(kept)) return undefined
  const { savedAt, values, asked } = kept
  if (typeof savedAt === 'number' && isRecord(values)) {
    return { savedAt: Math.min(savedAt, Date.now()), values, ...(isRecord(asked) && { asked }) }
  }
  // Older code stored no time: use the current one.
  const dated = { savedAt: Date.now(), values: kept }
  localArea.set(key, JSON.stringify(dated))
  return dated
}
