import type { CanaryEntry } from './registry-schema'

/** Storage keys of a browser's bucket and of the cohort that it has joined. */
export const bucketKey = 'fivefold-canary'
const cohortKey = 'fivefold-canary-cohort'

const cohortPattern = /^[a-z][a-z0-9-]{0,39}$/
const bucketPattern = /^\d{1,2}$/
const bucketCount = 100

interface CanaryVisitor {
  /** 0 to 99, the same on every visit. */
  bucket: number
  cohort: string | undefined
}

/** The share of browsers that get a canary. */
type CanaryShare = Pick<CanaryEntry, 'version' | 'percentage' | 'cohort'>

/** A part of the browser's storage, which never throws. */
interface Area {
  get: (key: string) => string | null
  set: (key: string, value: string) => string
  remove: (key: string) => void
}

/** Whether a browser always gets the canary. */
export const isInCohort = (canary: Pick<CanaryShare, 'cohort'>, cohort: string | undefined) =>
  canary.cohort !== undefined && canary.cohort === cohort

/**
 * Whether a browser gets a canary. A larger percentage only adds browsers. Their order differs between releases, so
 * that no browser is always among the first.
 */
export const isOnCanary = (
  { bucket, cohort }: CanaryVisitor,
  remote: string,
  canary: CanaryShare,
): boolean =>
  isInCohort(canary, cohort) ||
  (bucket + offsetOf(remote, canary)) % bucketCount < canary.percentage

const offsetOf = (remote: string, { version }: CanaryShare) =>
  Array.from(`${remote} ${version}`).reduce(
    (offset, character) => (offset * 31 + character.charCodeAt(0)) % bucketCount,
    0,
  )

/**
 * The browser's bucket, drawn once. It is stored for the browser or, if refused, for the tab; if both are refused, the
 * caller must remember it.
 * @param areas the browser's, then the tab's.
 */
export function storedBucket(areas: readonly Area[], random = Math.random): number {
  const stored = areas
    .map((area) => area.get(bucketKey))
    .find((text) => bucketPattern.test(text ?? ''))
  if (stored) return Number(stored)
  const drawn = Math.floor(random() * bucketCount)
  areas.find((area) => area.set(bucketKey, String(drawn)) === 'written')
  return drawn
}

/** The cohort that this browser has joined: `?cohort=beta` joins one, `?cohort=` leaves it. */
export function joinedCohort(search: string, area: Area): string | undefined {
  const wanted = new URLSearchParams(search).get('cohort')
  if (wanted === '') area.remove(cohortKey)
  else if (wanted !== null && cohortPattern.test(wanted)) area.set(cohortKey, wanted)
  return area.get(cohortKey) ?? undefined
}

/** Hides the live release's content from browsers that get the canary, without moving anything. */
export const canaryBootStyle = 'html[data-canary] main *{visibility:hidden!important}'

/** Milliseconds until the content shows even if the host has not started. */
const timeout = 5000

/**
 * Source of the inline script of a page that was prerendered by the live release while a canary runs. It makes the
 * choice above before the first paint, and marks the root element until the host has replaced the content. If storage
 * is refused, nothing is hidden, since the host's choice is unknown.
 * @param siteCohort the cohort of all visitors of the site.
 */
export function canaryBootScript(remote: string, canary: CanaryShare, siteCohort = ''): string {
  const inCohort =
    canary.cohort === undefined ? 'false' : `cohort === ${JSON.stringify(canary.cohort)}`
  return [
    '(function () {',
    '  var bucket, cohort',
    '  try {',
    "    var wanted = new URLSearchParams(location.search).get('cohort')",
    `    var joins = wanted === '' || (wanted !== null && ${String(cohortPattern)}.test(wanted))`,
    `    cohort = joins ? wanted : localStorage.getItem('${cohortKey}')`,
    `    bucket = localStorage.getItem('${bucketKey}')`,
    `    if (!${String(bucketPattern)}.test(bucket)) {`,
    `      bucket = String(Math.floor(Math.random() * ${bucketCount}))`,
    `      localStorage.setItem('${bucketKey}', bucket)`,
    '    }',
    '  } catch (error) { return }',
    `  cohort = cohort || ${JSON.stringify(siteCohort)}`,
    `  var rank = (Number(bucket) + ${offsetOf(remote, canary)}) % ${bucketCount}`,
    `  if (!(${inCohort}) && rank >= ${canary.percentage}) return`,
    '  var root = document.documentElement',
    '  function show() { delete root.dataset.canary }',
    "  root.dataset.canary = ''",
    "  document.addEventListener('DOMContentLoaded', function () {",
    "    new MutationObserver(show).observe(document.getElementById('root'), { childList: true })",
    '  })',
    `  setTimeout(show, ${timeout})`,
    '})()',
  ].join('\n')
}
