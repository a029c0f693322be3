/** Browsers that something happened to, by the release that they have. */
export interface Counts {
  canary: number
  live: number
}

/** It happens `ratio` times as often with the canary as with the live release, or rather `against` times. */
export interface Question {
  ratio: number
  against: readonly number[]
}

/**
 * The natural logarithm of the e-value E(m) by which the counts speak against the ratio m and for the others
 * (Lindon and Malek, “Anytime-valid inference for multinomial count data”, arXiv 2011.03567).
 *
 * Given that something happened to a browser, that browser has the canary with probability ρr / (1 − ρ + ρr), however
 * often it happens at that time. So E(m) is a mean of likelihood ratios,
 * (θ/m)^c · [(1 + ρ(m − 1)) / (1 + ρ(θ − 1))]^(c + l) over all θ in `against`. While the ratio is m, or further
 * from all θ, E(m) ever reaches 1/α with probability α at most (Ville), however often one looks.
 * @param share ρ, the canary's share of browsers, from 0 to 1.
 */
export function logEValue(
  { canary, live }: Counts,
  share: number,
  { ratio, against }: Question,
): number {
  const logMargin = Math.log1p(share * (ratio - 1))
  const logs = against.map(
    (theta) =>
      canary * Math.log(theta / ratio) +
      (canary + live) * (logMargin - Math.log1p(share * (theta - 1))),
  )
  return logMean(logs)
}

/**
 * The logarithm of a mean of e-values, which is an e-value itself.
 * @param logs their logarithms.
 * @param weights their weights, whose sum is 1; equal ones by default.
 */
export function logMean(logs: readonly number[], weights?: readonly number[]): number {
  // The largest one is taken out, so that millions of browsers overflow nothing.
  const largest = Math.max(...logs)
  const sum = logs.reduce(
    (before, log, index) =>
      before + Math.exp(log - largest) * (weights?.[index] ?? 1 / logs.length),
    0,
  )
  return largest + Math.log(sum)
}
