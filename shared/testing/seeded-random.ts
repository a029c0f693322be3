export type Random = () => number

/** Numbers from 0 to 1, the same for the same seed (sfc32, whose period is long enough for all runs). */
export function seededRandom(seed: number): Random {
  let [a, b, c, counter] = [seed, 0x9e3779b9, 0x243f6a88, 1]
  const next = () => {
    const mixed = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + mixed) | 0
    return (mixed >>> 0) / 2 ** 32
  }
  for (let round = 0; round < 15; round += 1) next()
  return next
}

/** Tries until the first success, that one included. */
export const geometric = (probability: number, random: Random) =>
  Math.max(1, Math.ceil(Math.log1p(-random()) / Math.log1p(-probability)))

/** Successes among some tries; in large numbers by the normal distribution. */
export function binomial(tries: number, probability: number, random: Random): number {
  const spread = tries * probability * (1 - probability)
  if (spread > 100) {
    const normal = Math.sqrt(-2 * Math.log1p(-random())) * Math.cos(2 * Math.PI * random())
    return Math.min(tries, Math.round(tries * probability + Math.sqrt(spread) * normal))
  }
  if (probability === 0) return 0
  let successes = 0
  for (let left = tries; left > 0; left -= 1) if (random() < probability) successes += 1
  return successes
}
