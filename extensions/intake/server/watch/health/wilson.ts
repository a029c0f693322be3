/** The quantile of the normal distribution for 95 %. */
const z = 1.959964

/**
 * The interval of 95 % for a share, between 0 and 1 (Wilson 1927): it holds what it promises also for few browsers and
 * for shares near 0.
 */
export function wilsonInterval(hits: number, all: number): [low: number, high: number] {
  const share = hits / all
  const middle = share + z ** 2 / (2 * all)
  const half = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2))
  const edge = (at: number) => Math.min(1, Math.max(0, at / (1 + z ** 2 / all)))
  return [edge(middle - half), edge(middle + half)]
}
