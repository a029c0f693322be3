import type { Figure } from '../results/figures'
import { variants, type SiteName } from '../variants/variants'
import type { PageFigures } from './observe-page'
import type { Bench } from './open-bench'
import { inRounds } from './rounds'
import { sequentialRounds } from './sequential-rounds'
import { pages, profiles, visitVariant } from './visit'

/** Milliseconds. Delaying every answer separates sequential requests from parallel ones. */
const answerDelay = 100

/** Counts what each page loads until it is interactive. A hundred remotes are counted on the first page. */
export function countLoads(bench: Bench, names: readonly SiteName[]): Promise<Figure[]> {
  bench.server.delayAnswers(answerDelay)
  const subjects = pages.flatMap((of) =>
    (of === '/' ? [...names, 'many-remotes' as const] : names).map((name) => ({
      of,
      name,
      side: variants[name].title,
    })),
  )
  return inRounds(bench, 'counting requests and bytes', subjects, async ({ of, name }) =>
    countsOf(await visitVariant(bench, name, of, profiles.unlimited)),
  )
}

/**
 * Counts everything that arrived before the page became interactive, which excludes prefetches. Without
 * scripts, counts everything.
 */
function countsOf({ hydrated, assets }: PageFigures): Record<string, number> {
  const until = hydrated || Number.POSITIVE_INFINITY
  const before = assets.filter(({ end }) => end <= until)
  const scripts = before.filter(({ address }) => new URL(address).pathname.endsWith('.js'))
  return {
    requests: before.length,
    rounds: sequentialRounds(assets, until),
    'script, kB': kilobytesOf(scripts),
    'document, kB': kilobytesOf(before.slice(0, 1)),
    'all, kB': kilobytesOf(before),
  }
}

const kilobytesOf = (assets: PageFigures['assets']) =>
  Math.round(assets.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10
