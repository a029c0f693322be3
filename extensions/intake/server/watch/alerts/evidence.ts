/** Browsers, each once a day. */
export interface Browsers {
  started: number
  failing: number
}

/** How many times as often as before a release may fail: failures vary from day to day. */
const tolerated = 2

/** How many times as often as tolerated it fails, if it does. */
const ratios = [1.5, 2, 3, 5, 10, 30]

/** The e-value that sends an alert. docs/decisions/watch.md has the promise that follows. */
export const limit = 500_000

/**
 * The e-value against “it fails no more than twice as often as before”: a mean of likelihood ratios. While that is true,
 * it ever reaches the limit with probability 2 / limit at most, however often one looks: one part is that of the test
 * (Ville), one that of the usual share, which lies above the highest one that `before` leaves open.
 */
export function evidence(now: Browsers, before: Browsers): number {
  if (before.started === 0) return 0
  const most = (tolerated * highestMean(before.failing) * now.started) / before.started
  const values = ratios.map((ratio) => Math.exp(now.failing * Math.log(ratio) - (ratio - 1) * most))
  return values.reduce((sum, value) => sum + value) / values.length
}

/** The highest mean with which so few are as likely as 1 / limit (Chernoff), approached from above. */
function highestMean(seen: number): number {
  const log = Math.log(limit)
  let mean = seen + log + Math.sqrt(log * (log + 2 * seen))
  for (let round = 0; round < 20; round += 1)
    mean = seen + log + (seen && seen * Math.log(mean / seen))
  return mean
}
