import type { Figure } from '../results/figures'
import type { Bench } from './open-bench'

interface Subject {
  /** The page. */
  of: string
  /** The variant, or another circumstance. */
  side: string
}

/**
 * Measures all subjects in each round, in alternating order, so that what disturbs a round disturbs all of them.
 * @param measure gives numbers by figure.
 * @returns medians.
 */
export async function inRounds<Named extends Subject>(
  { rounds, log }: Bench,
  title: string,
  subjects: readonly Named[],
  measure: (subject: Named) => Promise<Readonly<Record<string, number>>>,
): Promise<Figure[]> {
  const figures = new Map<string, { figure: string; of: string; sides: Map<string, number[]> }>()
  for (let round = 1; round <= rounds; round += 1) {
    log(`${title}: round ${round} of ${rounds}`)
    for (const subject of round % 2 === 1 ? subjects : subjects.toReversed()) {
      const { of, side } = subject
      for (const [figure, value] of Object.entries(await measure(subject))) {
        const key = `${figure} ${of}`
        const { sides } = figures.get(key) ?? { sides: new Map<string, number[]>() }
        figures.set(key, { figure, of, sides })
        sides.set(side, [...(sides.get(side) ?? []), value])
      }
    }
  }
  return [...figures.values()].map(({ figure, of, sides }) => ({
    figure,
    of,
    values: Object.fromEntries([...sides].map(([side, values]) => [side, median(values)])),
  }))
}

/** @returns NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}
