import { localArea } from '@fivefold/shared/storage/browser-storage'
import type { About } from './otlp'
import { watchPrefix } from './replace-notices'

/** Milliseconds. */
const dayLength = 24 * 3_600_000

/**
 * Counts this browser once a day, and says whether it is its first time in this stage of the canary, or with this
 * release where none runs. Browsers are counted, not visits: a failing page is loaded again and again.
 * @returns undefined where it was counted today.
 */
export function seenNow(
  event: string,
  { remote, release, role, canary, percentage }: About,
): { first: boolean } | undefined {
  // The key has the role, because a canary and its fallback release may fail alternately.
  const key = `${watchPrefix}${remote} ${event} ${role}`
  const stage = [release, canary, percentage, ''].join(' ')
  const now = stage + Math.floor(Date.now() / dayLength)
  const before = localArea.get(key)
  // Storage that refuses would count each visit.
  return before === now || localArea.set(key, now) !== 'written'
    ? undefined
    : { first: !before?.startsWith(stage) }
}
