import { localArea } from '../../storage/browser-storage'
import { reportStorage } from '../../storage/storage-health'
import { editsOf, type FieldValues } from './field-values'

export const draftPrefix = 'fivefold-draft:'

/** Milliseconds without a change after which a draft is written. */
const writeDelay = 400

/** The edits that the browser keeps of a form, if any. */
export function readDraft<Values extends FieldValues>(key: string, initial: Values) {
  const edits = editsOf(parsed(localArea.get(draftPrefix + key)), initial)
  return Object.keys(edits).length === 0 ? undefined : edits
}

/** Writes a form after a pause, so that not every key is a write. */
export function draftWriter(key: string) {
  let waiting: FieldValues | undefined
  let timer: number

  function flush() {
    window.clearTimeout(timer)
    if (waiting === undefined) return
    const outcome = localArea.set(draftPrefix + key, JSON.stringify(waiting))
    if (outcome !== 'written') reportStorage(outcome)
    waiting = undefined
  }

  return {
    key,
    flush,
    write(values: FieldValues) {
      window.clearTimeout(timer)
      waiting = values
      timer = window.setTimeout(flush, writeDelay)
    },
    forget() {
      window.clearTimeout(timer)
      waiting = undefined
      localArea.remove(draftPrefix + key)
    },
  }
}

function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
