import type { SiteRelease } from '../registry/registry'

/** Milliseconds from a page's request to its error screen; the specification allows 5 s. */
export const pageDeadline = 4600

/** Milliseconds that each attempt gets before the next one starts in parallel. */
const timeouts = [2200, 1000, pageDeadline]

export interface PlannedAttempt {
  release: SiteRelease
  isRetry: boolean
  timeout: number
}

/**
 * The releases to try for a page, in order, with their timeouts. The live release is tried twice. A canary or a
 * release under trial is tried once: the live one is the better second attempt.
 */
export function planLoad(releases: readonly SiteRelease[]) {
  const { role, extraTime } = releases[0] ?? {}
  const isTrial = role === 'canary' || extraTime !== undefined
  const order = isTrial ? releases : [...releases.slice(0, 1), ...releases]
  const extra = extraTime ?? 0
  return {
    attempts: order.map((release, index): PlannedAttempt => ({
      release,
      isRetry: release === order[index - 1],
      timeout: (timeouts[index] ?? pageDeadline) + extra,
    })),
    deadline: pageDeadline + extra,
  }
}
