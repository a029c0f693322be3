/** Something happens `ratio` times as often as it would otherwise, or rather `against` times. */
export interface Question {
  ratio: number
  against: readonly number[]
}

/**
 * The natural logarithm of the e-value by which counted events speak against the ratio m and for the others: the mean
 * over all θ in `against` of the likelihood ratios (θ/m)^count · exp(A(m) − A(θ)). While the ratio is m, or further from
 * all θ, it ever reaches 1/α with probability α at most (Ville), however often one looks.
 * @param cumulant A: that of the events' distribution, by the ratio.
 */
export const logEValue = (
  count: number,
  cumulant: (ratio: number) => number,
  { ratio, against }: Question,
): number =>
  logMean(
    against.map((theta) => count * Math.log(theta / ratio) + cumulant(ratio) - cumulant(theta)),
  )

/**
 * For the events of one of two groups. Whenever an event happens, it belongs to that group with probability
 * ρr / (1 − ρ + ρr), however often it happens at that time (Lindon and Malek, “Anytime-valid inference for multinomial
 * count data”, arXiv 2011.03567).
 * @param all events of both groups.
 * @param share ρ, the group's share, from 0 to 1.
 */
export const ofTwoGroups = (all: number, share: number) => (ratio: number) =>
  all * Math.log1p(share * (ratio - 1))

/** For events that happen one by one (Poisson). @param expected their mean while the ratio is 1. */
export const ofOneGroup = (expected: number) => (ratio: number) => expected * ratio

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
