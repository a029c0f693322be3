import { variantNames, variants } from '../variants/variants'
import { bytes, count, milliseconds, ratio } from './formats'
import { runCount, soundRuns } from './lighthouse-readings'
import { markdownTable } from './markdown-table'
import { control, type Parts, type Subject } from '../results/results'
import { estimate, median, pairRatios } from '../results/statistics'

/** The measured figures, part by part. */
export const detailSections = ({
  loads,
  times,
  navigations,
  growth,
  change,
  heap,
  lighthouse,
}: Partial<Parts>): string[] => [
  ...section('Until the page is interactive: counts', loads && [loadTable(loads)]),
  ...section('Until the page is interactive: times', times && timeTables(times)),
  ...section('From one remote to another', navigations && [navigationTable(navigations)]),
  ...section('A hundred remotes', growth && [growthTable(growth)]),
  ...section('One change to the store', change && [changeTable(change)]),
  ...section('Memory, from one remote to another and back', heap && [memoryTable(heap)]),
  ...section('Lighthouse', lighthouse && lighthouseTable(lighthouse)),
]

const section = (title: string, parts: readonly string[] | undefined) =>
  parts === undefined ? [] : [`## ${title}`, ...parts]

const loadTable = (loads: Parts['loads']) =>
  markdownTable(
    ['page', 'variant', 'requests', 'rounds', 'modules', 'script', 'document', 'all'],
    Object.entries(loads).flatMap(([page, counts]) =>
      variantNames.flatMap((name) => {
        const of = counts[name]
        if (of === undefined) return []
        const sizes = [of.scriptBytes, of.documentBytes, of.bytes].map(bytes)
        const numbers = [of.requests, of.rounds, of.modules].map(count)
        return [[page, variants[name].title, ...numbers, ...sizes]]
      }),
    ),
  )

const subjects: readonly Subject[] = [...variantNames, control]

const titleOf = (subject: Subject) =>
  subject === control ? 'Ours again, the control' : variants[subject].title

const timeTables = (times: Parts['times']) =>
  Object.entries(times).flatMap(([profile, pages]) => [
    `Profile *${profile}*; medians, and ratios to ours of the same round.`,
    markdownTable(
      ['page', 'variant', 'LCP', 'to ours', 'hydrated', 'to ours'],
      Object.entries(pages).flatMap(([page, samples]) =>
        subjects.flatMap((subject) => {
          const [its, ours] = [samples[subject], samples.ours]
          if (its === undefined || ours === undefined) return []
          const isScriptless = subject === 'scriptless'
          return [
            [
              page,
              titleOf(subject),
              milliseconds(median(its.lcp)),
              ratioText(its.lcp, ours.lcp),
              isScriptless ? '' : milliseconds(median(its.hydrated)),
              isScriptless ? '' : ratioText(its.hydrated, ours.hydrated),
            ],
          ]
        }),
      ),
    ),
  ])

function ratioText(ones: readonly number[], others: readonly number[]) {
  const { value, low, high } = estimate(pairRatios(ones, others))
  return `${ratio(value)} (${ratio(low)}–${ratio(high)})`
}

const intentTitles = { afterIntent: 'hovered first', withoutIntent: 'at once' } as const

const navigationTable = (navigations: Parts['navigations']) =>
  markdownTable(
    ['the link was', 'variant', 'time', 'requests', 'rounds'],
    Object.entries(intentTitles).flatMap(([name, title]) =>
      variantNames.flatMap((variant) => {
        const samples = navigations[name as keyof typeof intentTitles][variant]
        if (samples === undefined) return []
        const { times, requests, rounds } = samples
        const figures = [milliseconds(median(times)), count(requests), count(rounds)]
        return [[title, variants[variant].title, ...figures]]
      }),
    ),
  )

const growthTable = ({ remotes, ...growth }: Parts['growth']) =>
  markdownTable(
    ['', ...remotes.map((number) => `${number} remotes`)],
    [
      ['requests until interactive', ...growth.requests.map(count)],
      ['document', ...growth.documentBytes.map(bytes)],
      ['whole registry', ...growth.registryBytes.map(bytes)],
      ['hydrated', ...growth.hydrated.map((times) => milliseconds(median(times)))],
    ],
  )

const changeTable = ({ tickets, click, characters }: Parts['change']) =>
  markdownTable(
    ['', ...tickets.map((number) => `${number} tickets`)],
    [
      ['the click blocks the page', ...click.map((times) => `${median(times).toFixed(1)} ms`)],
      ['characters written at once', ...characters.map(count)],
    ],
  )

const memoryTable = (memory: Parts['heap']) =>
  markdownTable(
    ['navigations', ...memory.map(({ navigations }) => count(navigations))],
    [
      ['script memory', ...memory.map(({ heap }) => bytes(heap))],
      ['nodes', ...memory.map(({ nodes }) => count(nodes))],
    ],
  )

function lighthouseTable(lighthouse: Parts['lighthouse']) {
  const sound = soundRuns(lighthouse)
  const dropped = runCount(lighthouse) - runCount(sound)
  return [
    `Mobile; medians of each page's runs. ${dropped} of ${runCount(lighthouse)} runs are left out, ` +
      'because the machine was 40 % off its usual speed.',
    markdownTable(
      ['page', 'runs', 'performance', 'lowest', 'accessibility', 'best practices', 'SEO'],
      Object.entries(sound).map(([page, runs]) => {
        const performance = runs.map((run) => run.performance)
        const others = (['accessibility', 'bestPractices', 'seo'] as const).map((category) =>
          count(median(runs.map((run) => run[category]))),
        )
        const lowest = count(Math.min(...performance))
        return [page, count(runs.length), count(median(performance)), lowest, ...others]
      }),
    ),
  ]
}
