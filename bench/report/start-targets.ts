import type { Parts } from '../results/results'
import { pairDifferences, pairRatios } from '../results/statistics'
import { bytes, milliseconds, ratio } from './formats'
import { estimates, siteRatio } from './readings'
import { atMost, type Target } from './target'

/** The targets of pages that start at the visitor's intent. */
export function startTargets(parts: Partial<Parts>): Target[] {
  const { reading = {}, taps = {}, cold = {}, visits, links, starts = {} } = parts
  const targets: Target[] = [
    {
      figure: 'script run before the first intent',
      ...atMost(8000, 3000, bytes),
      readings: Object.entries(reading).map(([of, { script }]) => ({ of, value: script })),
    },
    {
      figure: 'main-thread work before it, more than without scripts',
      ...atMost(60, 20, milliseconds),
      readings: estimates(reading, ({ work }) =>
        pairDifferences(work.ours ?? [], work.scriptless ?? []),
      ),
    },
    {
      figure: 'LCP against the page without scripts',
      ...atMost(1.05, 1, ratio),
      readings: estimates(reading, ({ lcp }) => pairRatios(lcp.ours ?? [], lcp.scriptless ?? [])),
    },
    {
      figure: 'first tap: something painted',
      ...atMost(100, 50, milliseconds),
      readings: estimates(taps, ({ painted }) => painted),
    },
    {
      figure: 'first tap until done, scripts fetched when idle',
      ...atMost(700, 400, milliseconds),
      readings: estimates(taps, ({ done }) => done),
    },
    {
      figure: 'navigation until an early tap is done, against started at once',
      ...atMost(1, 0.9, ratio),
      readings: estimates(cold, ({ ours, started }) => pairRatios(ours, started)),
    },
    {
      figure: 'longest interaction to next paint over ten pages',
      ...atMost(200, 100, milliseconds),
      readings: estimates({ '': visits }, (samples) => samples?.ours ?? []),
    },
    {
      figure: 'a link followed before the start, against the shell’s own navigation',
      ...atMost(1.2, 1, ratio),
      readings: siteRatio(links?.waiting, links?.started),
    },
    {
      figure: 'hydrated for who is signed in or acts on a form at once, against started at once',
      ...atMost(1, 0.9, ratio),
      readings: estimates(starts, ({ ours, started }) => pairRatios(ours, started)),
    },
  ]
  return targets.filter(({ readings }) => readings.length > 0)
}
