import { localArea } from '../../storage/browser-storage'
import { reportStorage } from '../../storage/storage-health'

export type DraftFields = Readonly<Record<string, string | boolean | readonly string[]>>

export const draftPrefix = 'fivefold-draft:'

/** The stored draft over the initial values, or nothing when none differs from them. */
export function readDraft<Fields extends DraftFields>(
  key: string,
  initial: Fields,
): Fields | undefined {
  const stored = parsed(localArea.get(draftPrefix + key))
  const fitting = Object.entries(initial).filter(
    ([name, value]) => isSameKind(stored[name], value) && !isSameValue(stored[name], value),
  )
  if (fitting.length === 0) return undefined
  return { ...initial, ...Object.fromEntries(fitting.map(([name]) => [name, stored[name]])) }
}

export function writeDraft(key: string, values: DraftFields): void {
  const outcome = localArea.set(draftPrefix + key, JSON.stringify(values))
  if (outcome !== 'written') reportStorage(outcome)
}

export function removeDraft(key: string): void {
  localArea.remove(draftPrefix + key)
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function isSameKind(stored: unknown, initial: unknown): boolean {
  if (Array.isArray(initial)) {
    return Array.isArray(stored) && stored.every((entry) => typeof entry === 'string')
  }
  return typeof stored === typeof initial
}

function isSameValue(stored: unknown, initial: unknown): boolean {
  return JSON.stringify(stored) === JSON.stringify(initial)
}
