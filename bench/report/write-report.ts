import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { variantNames, variants } from '../variants/variants'
import { barChart } from './bar-chart'
import { milliseconds } from './formats'
import { dataOf } from './measured-parts'
import { withSections } from './page-sections'
import reasons from './reasons.json'
import { docsFolder, reportFiles, resultsFolder, type ReportFiles } from '../results/result-files'
import {
  siteParts,
  startParts,
  type LoadTimes,
  type PartName,
  type Parts,
  type Results,
} from '../results/results'
import { median } from '../results/statistics'
import { siteSection } from './site-section'
import { startSection } from './start-section'
import { startTargets } from './start-targets'
import { targetTable } from './target-sections'
import { targetsOf } from './targets'
import { writeFormatted } from '../../deploy/workspace/write-formatted'

/**
 * Writes a report next to the figures, and each section of `docs/performance.md` whose parts are complete.
 * @returns the report's path, and the tables of targets for the terminal.
 */
export async function writeReport(isQuick: boolean, results: Results) {
  const parts = dataOf(results)
  const isWhole = (names: readonly PartName[]) => !isQuick && names.every((name) => name in parts)
  const isBegun = (names: readonly PartName[]) => names.some((name) => name in parts)
  const written = (isWanted: typeof isWhole, { chart }: ReportFiles) => ({
    ...(isWanted(startParts) && { start: startSection(results, reasons) }),
    ...(isWanted(siteParts) && { site: siteSection(results, reasons, path.basename(chart)) }),
  })
  const draft = reportFiles(resultsFolder(isQuick))
  await writeFormatted(draft.page, withSections('', written(isBegun, draft)))
  const docs = reportFiles(docsFolder)
  const stored = readFileSync(docs.page, 'utf8')
  await writeFormatted(docs.page, withSections(stored, written(isWhole, docs)))
  const groups = parts.times && firstPageGroups(parts.times)
  const { chart } = isWhole(siteParts) ? docs : draft
  if (groups) writeFileSync(chart, barChart(chartTitle, groups, milliseconds))
  const targets = [startTargets(parts), targetsOf(parts)].filter(({ length }) => length > 0)
  return { page: draft.page, targets: targets.map(targetTable).join('\n\n') }
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
