import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { variantNames, variants } from '../variants/variants'
import { barChart } from './bar-chart'
import { milliseconds } from './formats'
import { dataOf, performancePage, targetTable } from './performance-page'
import reasons from './reasons.json'
import { reportFiles } from '../results/result-files'
import type { LoadTimes, Parts, Results } from '../results/results'
import { median } from '../results/statistics'
import { targetsOf } from './targets'
import { writeFormatted } from '../../deploy/workspace/write-formatted'

/** Writes the page and its chart. @returns the page, and the table of targets for the terminal. */
export async function writeReport(isQuick: boolean, results: Results) {
  const { page, chart } = reportFiles(isQuick, results)
  const parts = dataOf(results)
  const text = performancePage(results, reasons, path.basename(chart))
  await writeFormatted(page, text)
  const groups = parts.times && firstPageGroups(parts.times)
  if (groups) writeFileSync(chart, barChart(chartTitle, groups, milliseconds))
  return { page, targets: targetTable(targetsOf(parts)) }
}

const chartTitle = 'The first page in the slow profile: medians in milliseconds'

function firstPageGroups({ slow }: Parts['times']) {
  const samples = slow?.['/']
  return samples && [group('Largest contentful paint', 'lcp'), group('Hydrated', 'hydrated')]

  function group(title: string, figure: keyof LoadTimes) {
    const bars = variantNames.map((name) => ({
      label: variants[name].title,
      value: median(samples?.[name]?.[figure] ?? []),
      isOurs: name === 'ours',
    }))
    return { title, bars: bars.filter(({ value }) => value > 0) }
  }
}
