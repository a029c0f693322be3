import { isGuarded } from '../browser/pages'
import { bytes, count, ratio, shift } from './formats'
import { countReadings, oneReading, ratioReadings, siteRatio } from './readings'
import { lighthouseReadings } from './lighthouse-readings'
import type { Parts } from '../results/results'
import { atLeast, atMost, type Reading, type Target } from './target'

/** The site's performance targets, each with its measured values. */
export function targetsOf(parts: Partial<Parts>): Target[] {
  const { loads, times, navigations, growth, change, shifts, lighthouse } = parts
  const slow = times?.['slow']
  const scores = lighthouseReadings(lighthouse)
  const targets: Target[] = [
    {
      figure: 'LCP of a visitor who acts at once: ours against the same page without scripts',
      ...atMost(1.1, 1, ratio),
      // Without scripts, a guarded page shows nothing.
      readings: ratioReadings(slow, 'lcp', 'ours', 'scriptless').filter(({ of }) => !isGuarded(of)),
    },
    {
      figure: 'LCP: ours against one build rendered by the browser',
      ...atMost(0.4, 0.33, ratio),
      readings: ratioReadings(slow, 'lcp', 'ours', 'client-rendered'),
    },
    {
      figure: 'hydrated: ours against one build rendered ahead',
      ...atMost(1.1, 1, ratio),
      readings: ratioReadings(slow, 'hydrated', 'ours', 'monolith'),
    },
    {
      figure: 'script until interactive: ours minus one build',
      ...atMost(30_000, 8000, bytes),
      readings: countReadings(
        loads,
        ({ ours, monolith }) => ours && monolith && ours.scriptBytes - monolith.scriptBytes,
      ),
    },
    {
      figure: 'script until interactive, `/`',
      ...atMost(130_000, 100_000, bytes),
      readings: countReadings(loads, ({ ours }) => ours?.scriptBytes).filter(isFirstPage),
    },
    {
      figure: 'HTML with its styles, `/`',
      ...atMost(20_000, 14_600, bytes),
      readings: countReadings(loads, ({ ours }) => ours?.documentBytes).filter(isFirstPage),
    },
    {
      figure: 'sequential rounds until interactive',
      ...atMost(3, 2, count),
      readings: countReadings(loads, ({ ours }) => ours?.rounds),
    },
    {
      figure: 'requests until interactive',
      ...atMost(20, 12, count),
      readings: countReadings(loads, ({ ours }) => ours?.requests),
    },
    {
      figure: 'interactive: plugin defaults against ours',
      ...atLeast(1.8, 2.5, ratio),
      readings: ratioReadings(slow, 'hydrated', 'plugin-defaults', 'ours'),
    },
    {
      figure: 'another remote’s page after intent: requests',
      ...atMost(0, 0, count),
      readings: oneReading(navigations?.afterIntent.ours?.requests),
    },
    {
      figure: 'another remote’s page after intent: time against one build at once',
      ...atMost(1, 0.5, ratio),
      readings: siteRatio(
        navigations?.afterIntent.ours?.times,
        navigations?.withoutIntent.monolith?.times,
      ),
    },
    {
      figure: 'another remote’s page after intent: time against one build after intent',
      ...atMost(1, 1, ratio),
      readings: siteRatio(
        navigations?.afterIntent.ours?.times,
        navigations?.afterIntent.monolith?.times,
      ),
    },
    {
      figure: 'another remote’s page without intent: rounds',
      ...atMost(2, 1, count),
      readings: oneReading(navigations?.withoutIntent.ours?.rounds),
    },
    {
      figure: '4 → 100 remotes: extra requests',
      ...atMost(0, 0, count),
      readings: oneReading(growth && growth.requests[1] - growth.requests[0]),
    },
    {
      figure: '4 → 100 remotes: bytes for each in the registry',
      ...atMost(100, 32, bytes),
      readings: oneReading(
        growth &&
          (growth.registryBytes[1] - growth.registryBytes[0]) /
            (growth.remotes[1] - growth.remotes[0]),
      ),
    },
    {
      figure: '4 → 100 remotes: hydrated',
      ...atMost(1.05, 1, ratio),
      readings: siteRatio(growth?.hydrated[1], growth?.hydrated[0]),
    },
    {
      figure: 'one change at 10,000 tickets against 100',
      ...atMost(1.5, 1, ratio),
      readings: siteRatio(change?.click[1], change?.click[0]),
    },
    {
      figure: 'layout shift, any page',
      ...atMost(0.01, 0, shift),
      readings: Object.entries(shifts ?? {}).map(([of, largest]) => ({
        of: `${of} (${largest.page})`,
        value: largest.shift,
      })),
    },
    {
      figure: 'Lighthouse performance, lowest median of a page',
      ...atLeast(98, 100, count),
      readings: scores.performance,
    },
    {
      figure: 'Lighthouse performance, worst run',
      ...atLeast(99, 100, count),
      readings: scores.worstRun,
    },
    {
      figure: 'Lighthouse accessibility, best practices and SEO, lowest median',
      ...atLeast(100, 100, count),
      readings: scores.others,
    },
  ]
  return targets.filter(({ readings }) => readings.length > 0)
}

const isFirstPage = ({ of }: Reading) => of === '/'
