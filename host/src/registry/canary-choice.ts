import { localArea, sessionArea, type StorageArea } from '@fivefold/shared/storage/browser-storage'
import type { CanaryEntry } from '@fivefold/shared/federation/registry-schema'

const bucketKey = 'fivefold-canary'
const cohortKey = 'fivefold-canary-cohort'

const buckets = 100

export interface CanaryVisitor {
  /** 0 to 99, the same at every visit. */
  bucket: number
  cohort: string | undefined
}

/**
 * Whether a browser gets a canary. A larger percentage only adds browsers. Which browsers come first
 * differs between releases, so that no browser is always among them.
 */
export function isOnCanary(
  { bucket, cohort }: CanaryVisitor,
  remote: string,
  canary: CanaryEntry,
): boolean {
  if (canary.cohort !== undefined && canary.cohort === cohort) return true
  const rank = (bucket + offsetOf(`${remote} ${canary.version}`)) % buckets
  return rank < canary.percentage
}

function offsetOf(text: string) {
  return Array.from(text).reduce(
    (offset, character) => (offset * 31 + character.charCodeAt(0)) % buckets,
    0,
  )
}

/**
 * The browser's bucket, drawn once. It is stored for the browser, or else for the tab; where both are
 * refused, the caller has to remember it.
 */
export function storedBucket(
  areas: readonly StorageArea[] = [localArea, sessionArea],
  random = Math.random,
): number {
  const stored = areas.map((area) => area.get(bucketKey)).find(isBucket)
  if (isBucket(stored)) return Number(stored)
  const drawn = Math.floor(random() * buckets)
  areas.find((area) => area.set(bucketKey, String(drawn)) === 'written')
  return drawn
}

const isBucket = (text: string | null | undefined): text is string => /^\d{1,2}$/.test(text ?? '')

/** The cohort that this browser has joined: `?cohort=beta` joins one, `?cohort=` leaves it. */
export function joinedCohort(search: string, area: StorageArea = localArea): string | undefined {
  const asked = new URLSearchParams(search).get('cohort')
  if (asked === '') area.remove(cohortKey)
  else if (asked !== null && isCohort(asked)) area.set(cohortKey, asked)
  return area.get(cohortKey) ?? undefined
}

const isCohort = (text: string) => /^[a-z][a-z0-9-]{0,39}$/.test(text)
