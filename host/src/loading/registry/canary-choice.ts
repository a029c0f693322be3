import { localArea, sessionArea, type StorageArea } from '@fivefold/shared/storage/browser-storage'
import {
  bucketCount,
  bucketKey,
  cohortKey,
  cohortPattern,
} from '@fivefold/shared/federation/canary-share'

/**
 * The browser's bucket, drawn once. It is stored for the browser or, if refused, for the tab; if both are refused, the
 * caller must remember it.
 */
export function storedBucket(
  areas: readonly StorageArea[] = [localArea, sessionArea],
  random = Math.random,
): number {
  const stored = areas.map((area) => area.get(bucketKey)).find(isBucket)
  if (isBucket(stored)) return Number(stored)
  const drawn = Math.floor(random() * bucketCount)
  areas.find((area) => area.set(bucketKey, String(drawn)) === 'written')
  return drawn
}

const isBucket = (text: string | null | undefined): text is string => /^\d{1,2}$/.test(text ?? '')

/** The cohort that this browser has joined: `?cohort=beta` joins one, `?cohort=` leaves it. */
export function joinedCohort(search: string, area: StorageArea = localArea): string | undefined {
  const asked = new URLSearchParams(search).get('cohort')
  if (asked === '') area.remove(cohortKey)
  else if (asked !== null && cohortPattern.test(asked)) area.set(cohortKey, asked)
  return area.get(cohortKey) ?? undefined
}
