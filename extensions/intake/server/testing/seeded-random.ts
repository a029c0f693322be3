/** Whether every case is wanted, or only what a plain run takes of each kind. */
export const isLongRun = process.env['LONG_RUN'] === '1'

/** Another one gives other cases. */
export const seed = Number(process.env['SEED'] ?? 1)

export type Random = () => number

/** Gives the same numbers from 0 to 1 for the same seed (mulberry32). */
export function seededRandom(start: number): Random {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const oneOf = <Value>(random: Random, values: readonly [Value, ...Value[]]): Value =>
  values[Math.floor(random() * values.length)] ?? values[0]
