import {
  bucketCount,
  bucketKey,
  canaryOffset,
  cohortKey,
  cohortPattern,
  type CanaryShare,
} from './canary-share'

/** Hides the live release's content from browsers that get the canary, without moving anything. */
export const canaryBootStyle = 'html[data-canary] main *{visibility:hidden!important}'

/** Milliseconds until the content shows even if the host has not started. */
const timeout = 5000

/**
 * Source of the inline script of a page that was prerendered by the live release while a canary runs. Before the first
 * paint it decides like the host (canary-share.ts, host/src/loading/registry/canary-choice.ts), and marks the root element
 * until the host has replaced the content. If storage is refused, nothing is hidden, since the host's choice is
 * unknown.
 * @param siteCohort the cohort of all visitors of the site.
 */
export function canaryBootScript(remote: string, canary: CanaryShare, siteCohort = ''): string {
  const inCohort =
    canary.cohort === undefined ? 'false' : `cohort === ${JSON.stringify(canary.cohort)}`
  return [
    '(function () {',
    '  var bucket, cohort',
    '  try {',
    "    var asked = new URLSearchParams(location.search).get('cohort')",
    `    var joins = asked === '' || (asked !== null && ${String(cohortPattern)}.test(asked))`,
    `    cohort = joins ? asked : localStorage.getItem('${cohortKey}')`,
    `    bucket = localStorage.getItem('${bucketKey}')`,
    '    if (!/^\\d{1,2}$/.test(bucket)) {',
    `      bucket = String(Math.floor(Math.random() * ${bucketCount}))`,
    `      localStorage.setItem('${bucketKey}', bucket)`,
    '    }',
    '  } catch (error) { return }',
    `  cohort = cohort || ${JSON.stringify(siteCohort)}`,
    `  var rank = (Number(bucket) + ${canaryOffset(remote, canary)}) % ${bucketCount}`,
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
