import type { CanaryEntry } from './registry-schema'

/** Storage keys of a browser's bucket and of the cohort that it has joined. */
export const bucketKey = 'fivefold-canary'
export const cohortKey = 'fivefold-canary-cohort'

export const cohortPattern = /^[a-z][a-z0-9-]{0,39}$/

export const bucketCount = 100

export interface CanaryVisitor {
  /** 0 to 99, the same on every visit. */
  bucket: number
  cohort: string | undefined
}

/** The share of browsers that get a canary. */
export type CanaryShare = Pick<CanaryEntry, 'version' | 'percentage' | 'cohort'>

/**
 * Whether a browser gets a canary. A larger percentage only adds browsers. Their order differs between releases, so
 * that no browser is always among the first.
 */
export function isOnCanary(
  { bucket, cohort }: CanaryVisitor,
  remote: string,
  canary: CanaryShare,
): boolean {
  if (canary.cohort !== undefined && canary.cohort === cohort) return true
  return (bucket + canaryOffset(remote, canary)) % bucketCount < canary.percentage
}

export const canaryOffset = (remote: string, { version }: CanaryShare) =>
  Array.from(`${remote} ${version}`).reduce(
    (offset, character) => (offset * 31 + character.charCodeAt(0)) % bucketCount,
    0,
  )
