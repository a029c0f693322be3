import { median } from '../results/statistics'
import type { LoadCounts, Loads } from '../results/results'
import { variantNames } from '../variants/variants'
import { visitVariant, type Bench } from '../browser/bench'
import { pages } from '../browser/pages'
import type { PageFigures } from '../browser/observe-page'
import { profiles } from '../browser/profiles'
import { sequentialRounds } from '../browser/sequential-rounds'

/** Milliseconds. Delaying every answer separates sequential requests from parallel ones. */
export const answerDelay = 100

/** Counts what each page loads until it is interactive, independent of the machine's speed. */
export async function countLoads(bench: Bench): Promise<Loads> {
  const runs = bench.isQuick ? 1 : 3
  const loads: Loads = {}
  bench.server.delayAnswers(answerDelay)
  try {
    for (const page of bench.isQuick ? (['/', '/portal'] as const) : pages) {
      bench.log(`counting requests and bytes: ${page}`)
      const counts: Loads[string] = {}
      for (const variant of variantNames) {
        const counted = []
        for (let run = 0; run < runs; run += 1)
          counted.push(countsOf(await visitVariant(bench, variant, page, profiles.unlimited)))
        counts[variant] = middle(counted)
      }
      loads[page] = counts
    }
  } finally {
    bench.server.delayAnswers(0)
  }
  return loads
}

/**
 * Counts everything that arrived before the page became interactive, which excludes prefetches. Without
 * scripts, counts everything.
 */
export function countsOf({ hydrated, assets }: PageFigures): LoadCounts {
  const until = hydrated || Number.POSITIVE_INFINITY
  const before = assets.filter(({ end }) => end <= until)
  const scripts = before.filter(({ address }) => new URL(address).pathname.endsWith('.js'))
  return {
    requests: before.length,
    rounds: sequentialRounds(assets, until),
    modules: scripts.length,
    scriptBytes: bytesOf(scripts),
    documentBytes: before[0]?.bytes ?? 0,
    bytes: bytesOf(before),
  }
}

const bytesOf = (assets: PageFigures['assets']) => assets.reduce((sum, { bytes }) => sum + bytes, 0)

function middle(counted: readonly LoadCounts[]): LoadCounts {
  const of = (figure: keyof LoadCounts) => median(counted.map((counts) => counts[figure]))
  return {
    requests: of('requests'),
    rounds: of('rounds'),
    modules: of('modules'),
    scriptBytes: of('scriptBytes'),
    documentBytes: of('documentBytes'),
    bytes: of('bytes'),
  }
}
