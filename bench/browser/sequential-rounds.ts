import type { Asset } from './observe-page'

/**
 * How many requests had to wait for one another until a moment: the most that can be found of which
 * each began when the one before had ended. A document counts as ended with its first byte, since
 * the browser reads it as it comes. Pictures and fonts hold nothing up.
 */
export function sequentialRounds(assets: readonly Asset[], until: number) {
  const inOrder = assets
    .filter(({ address, end }) => end <= until && !decorative.test(new URL(address).pathname))
    .map(({ type, start, firstByte, end }) => ({
      start,
      end: type === 'navigation' ? firstByte : end,
    }))
    .toSorted((one, other) => one.end - other.end)
  let rounds = 0
  let last = Number.NEGATIVE_INFINITY
  for (const { start, end } of inOrder) {
    if (start < last) continue
    rounds += 1
    last = end
  }
  return rounds
}

const decorative = /\.(?:svg|png|woff2|webp|avif|ico)$/
