import * as v from 'valibot'
import { appName, releaseName } from '../../../../shared/contract/federation/names'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Browsers, each counted once for a canary and its percentage. */
const browsers = v.pipe(
  v.object({
    /** They have reported a start. */
    started: count,
    /** They have reported an error of the remote. */
    failing: count,
    /** Their speed was measured. */
    measured: count,
    /** They were slower than three quarters of the browsers with the live release. */
    slow: count,
  }),
  v.check(({ started, failing }) => failing <= started, 'more browsers fail than have started'),
  v.check(({ measured, slow }) => slow <= measured, 'more browsers are slow than were measured'),
)

const stage = v.object({
  percentage: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  canary: browsers,
  live: browsers,
})

/** The intake’s figures of a canary and of the live release. */
export const canaryHealth = v.object({
  remote: appName,
  release: releaseName,
  live: releaseName,
  stages: v.pipe(
    v.array(stage),
    v.check(
      (stages) => new Set(stages.map(({ percentage }) => percentage)).size === stages.length,
      'two stages have one percentage',
    ),
  ),
})

/** The browsers that were counted while the canary had one percentage. */
export type Stage = v.InferOutput<typeof stage>
