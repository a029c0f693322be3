import type { Asset } from './observe-page'

/**
 * The length of the longest chain of requests until a moment: each starts after the end of the one before.
 * A document ends with its first byte, because the browser parses it while it arrives. Images and fonts
 * do not count, because they block nothing.
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
