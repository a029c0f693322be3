import { startParts, type Parts, type Results } from '../results/results'
import { median } from '../results/statistics'
import { variants } from '../variants/variants'
import { milliseconds } from './formats'
import { markdownTable } from './markdown-table'
import { dataOf, datesOf } from './measured-parts'
import { startTargets } from './start-targets'
import { targetSections, type Reasons } from './target-sections'

/** Compares pages that start at the visitor's intent with the same site where every page starts at once. */
export function startSection(results: Results, reasons: Reasons): string {
  const parts = dataOf(results)
  return [
    '## Pages that start at the visitor’s intent',
    'Signed out, slow profile: 150 ms, 1.6 Mbit/s, a processor four times slower. *Started at once* is the ' +
      'same site where no page waits. Medians; in brackets the 95 % bootstrap interval.',
    ...targetSections(startTargets(parts), reasons),
    ...(parts.reading ? ['### `/` before the first touch', readingTable(parts.reading)] : []),
    ...(parts.cold ? ['### From the navigation until a tap is done', coldTable(parts.cold)] : []),
    ...(parts.visits ? ['### The longest interaction of ten pages', visitTable(parts.visits)] : []),
    datesOf(results, startParts),
  ].join('\n\n')
}

const sites = ['ours', 'started', 'monolith', 'scriptless'] as const

function readingTable(reading: Parts['reading']) {
  const first = reading['/']
  const rows = sites.flatMap((site) => {
    const [work, lcp] = [first?.work[site], first?.lcp[site]]
    return work && lcp ? [[variants[site].title, ...[work, lcp].map(middle)]] : []
  })
  return markdownTable(['variant', 'main thread', 'LCP'], rows)
}

const middle = (times: readonly number[]) => milliseconds(median(times))

const startedSites = ['ours', 'started', 'monolith'] as const

const coldTable = (cold: Parts['cold']) =>
  markdownTable(
    ['page', ...startedSites.map((site) => variants[site].title)],
    Object.entries(cold).map(([page, times]) => [
      page,
      ...startedSites.map((site) => middle(times[site])),
    ]),
  )

const visitTable = (visits: Parts['visits']) =>
  markdownTable(
    startedSites.map((site) => variants[site].title),
    [startedSites.map((site) => middle(visits[site]))],
  )
