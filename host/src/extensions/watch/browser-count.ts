import { localArea } from '@fivefold/shared/storage/browser-storage'
import { isRecord, readJson } from '@fivefold/shared/storage/stored-json'
import type { About } from './otlp'

/** Milliseconds. */
const dayLength = 24 * 3_600_000

/** What this browser has reported of a remote: its last start, error and vitals in each role, with their stage and day. */
const watchPrefix = 'fivefold-watch:'

/**
 * Counts this browser once a day, and says whether it is its first time in this stage of the canary, or with this
 * release where none runs. Browsers are counted, not visits: a failing page is loaded again and again.
 * @returns undefined where it was counted today.
 */
export function seenNow(
  event: 'start' | 'error' | 'vitals',
  { remote, release, role, canary, percentage }: About,
): { first: boolean } | undefined {
  const key = `${watchPrefix}${remote}`
  const seen = readJson(localArea.get(key) ?? '')
  const stage = [release, role, canary, percentage].join(' ')
  const day = String(Math.floor(Date.now() / dayLength))
  const before = isRecord(seen) ? seen : {}
  // A canary and the release that stands in for it fail in turns.
  const slot = `${event} ${role}`
  const [lastStage, lastDay] = String(before[slot]).split('|')
  if (lastStage === stage && lastDay === day) return undefined
  // Storage that refuses would count each visit.
  const next = JSON.stringify({ ...before, [slot]: `${stage}|${day}` })
  return localArea.set(key, next) === 'written' ? { first: lastStage !== stage } : undefined
}
