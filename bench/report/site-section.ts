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
    '## Targets',
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
  parts, \`bench --quick\` all parts with few samples in a few minutes. The git-ignored
  \`test-results/bench\` keeps the figures; a section of this page is written when all its parts have
  figures. The command needs a Chromium and openssl.
- The variants have one source: **${variants.ours.title.toLowerCase()}**, the published site; **without scripts**, its
  documents without any script; **one build**, host and remotes as one Vite application with the same
  documents (\`bench/variants/monolith\`), and the same with Vite's defaults, rendered by the browser;
  **plugin defaults**, every app built with the federation plugin as in its README. One HTTP/2 server with
  TLS serves all of them with the same compression.
- Counts are taken with every answer delayed by 100 ms on an unthrottled machine; a round is a request
  that starts after the end of another. Times are taken in fresh contexts, one variant after the other in
  alternating order, and compared within a round: the figure is the median of the ratios, in brackets its
  95 % bootstrap interval. Ours is measured twice in each round, as a control.
- *slow* is 150 ms, 1.6 Mbit/s and a processor four times slower, *cable* 28 ms and 5 Mbit/s, emulated by
  the browser, which shares the line evenly among requests and ignores priorities.
- A waiting page is started as soon as its document is parsed: these figures are for a visitor who acts at
  once; the first section has the others.
- *hydrated* is the frame in which React has hydrated the last control of the header and of the page's
  content, so that every click works. The page observes itself.`
