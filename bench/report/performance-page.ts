import { variants } from '../variants/variants'
import { markdownTable } from './markdown-table'
import { detailSections } from './detail-sections'
import type { Parts, Results } from '../results/results'
import { verdictOf, type Reading, type Target } from './target'
import { targetsOf } from './targets'

/** Why a target is missed and what was tried, by its id (`reasons.json`). */
export type Reasons = Readonly<Record<string, string>>

/** The page `docs/performance.md`. */
export function performancePage(results: Results, reasons: Reasons, chart: string): string {
  const parts = dataOf(results)
  const targets = targetsOf(parts)
  const missed = targets.filter((target) => verdictOf(target) === 'missed')
  return [
    '# Performance',
    'Written by `pnpm bench`; edit nothing here by hand. Every figure was measured beside what it is compared with, in one run.',
    '## What it must show',
    targetTable(targets),
    ...(missed.length === 0 ? [] : ['### Missed, and why', missedList(missed, reasons)]),
    ...(parts.times === undefined ? [] : [`![Times of the first page, slow profile](${chart})`]),
    ...detailSections(parts),
    '## How it is measured',
    howMeasured,
    '## Where and when',
    markdownTable(['', ''], Object.entries(results.machine)),
    markdownTable(
      ['part', 'measured', 'commit'],
      Object.entries(results.parts).map(([name, { at, commit }]) => [name, at, `\`${commit}\``]),
    ),
  ].join('\n\n')
}

export const dataOf = ({ parts }: Results): Partial<Parts> =>
  Object.fromEntries(Object.entries(parts).map(([name, { data }]) => [name, data]))

/** The same table as text, for the terminal. */
export const targetTable = (targets: readonly Target[]) =>
  markdownTable(
    ['figure', 'at least', 'aim', 'measured', ''],
    targets.map((target) => [
      target.figure,
      target.format(target.limit),
      target.format(target.aim),
      target.readings.map((reading) => readingText(target, reading)).join(', '),
      verdictOf(target),
    ]),
  )

function readingText({ format }: Target, { of, value, spread }: Reading) {
  const range = spread && ` (${format(spread.low)}–${format(spread.high)})`
  return `${of === '' ? '' : `${of} `}${format(value)}${range ?? ''}`
}

const missedList = (missed: readonly Target[], reasons: Reasons) =>
  missed
    .map(({ id, figure }) => `- **${figure}.** ${reasons[id] ?? 'No reason has been found yet.'}`)
    .join('\n')

const howMeasured = `- \`npx pnpm@12 bench\` repeats everything (about an hour, most of it Lighthouse), \`bench times heap\` some
  parts, \`bench --quick\` all parts with few samples in under three minutes. Figures are kept in the
  git-ignored \`test-results/bench\`; this page is written once they hold every part. It needs a
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
- *hydrated* is the frame in which React has taken on the last control of the header and of the
  page's own content: from then on a click anywhere is answered. The page observes itself.`
