import { variants } from '../variants/variants'
import { markdownTable } from './markdown-table'
import { detailSections } from './detail-sections'
import { dataOf, datesOf } from './measured-parts'
import { siteParts, type Results } from '../results/results'
import { targetSections, type Reasons } from './target-sections'
import { targetsOf } from './targets'

/** Compares the site with other ways to build and serve it. */
export function siteSection(results: Results, reasons: Reasons, chart: string): string {
  const parts = dataOf(results)
  return [
    '## What it must show',
    ...targetSections(targetsOf(parts), reasons),
    ...(parts.times === undefined ? [] : [`![Times of the first page, slow profile](${chart})`]),
    ...detailSections(parts),
    '## How it is measured',
    howMeasured,
    '## Where and when',
    markdownTable(['', ''], Object.entries(results.machine)),
    datesOf(results, siteParts),
  ].join('\n\n')
}

const howMeasured = `- \`npx pnpm@12 bench\` repeats everything (about an hour, most of it Lighthouse), \`bench times heap\` some
  parts, \`bench --quick\` all parts with few samples in a few minutes. Figures are kept in the
  git-ignored \`test-results/bench\`; a section of this page is written once they hold all its parts. It needs a
  Chromium and openssl.
- Compared are, from the same source: **${variants.ours.title.toLowerCase()}**, the published site; **without scripts**,
  its documents with every script taken out; **one build**, host and remotes as one Vite
  application with the same documents (\`bench/variants/monolith\`), and the same as Vite's defaults
  ship it, rendered by the browser; **plugin defaults**, every app built with the federation plugin
  as its README has it. All come from one HTTP/2 server with TLS and the same compression.
- Counts are taken with every answer held back by 100 ms on an unthrottled machine; a round is a
  request that began when another had ended. Times are taken in fresh contexts, one variant after
  the other in alternating order, and compared with their neighbours of the same round: the ratio
  shown is the median of these, in brackets its 95 % bootstrap interval. Ours is measured twice in
  each round, as a control.
- *slow* is 150 ms, 1.6 Mbit/s and a processor four times slower, *cable* 28 ms and 5 Mbit/s, by the
  browser's own emulation; it shares the line evenly among requests, whatever their priority.
- A page that waits for its visitor is started as soon as its document is there: these figures are of a
  visitor who acts at once, those of others stand above.
- *hydrated* is the frame in which React has taken on the last control of the header and of the
  page's own content: from then on a click anywhere is answered. The page observes itself.`
