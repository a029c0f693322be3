import type { FaultResult } from './fault-results'

interface Row {
  readonly place: string
  readonly fault: string
  readonly tests: readonly FaultResult[]
}

/** The report as Markdown; `docs/decisions/tests.md` has its sums. */
export function reliabilityReport(results: readonly FaultResult[]): string {
  const rows = rowsOf(results)
  const sum = totals(results)
  return [
    '# Reliability',
    '',
    `${new Date().toISOString().slice(0, 10)}: ${words(sum.cases)} cases, ${words(sum.passed)} passed, ${words(sum.skipped)} skipped.`,
    '',
    ...summary(rows),
    ...placesOf(rows).flatMap((place) => section(place, rows)),
    '## Skipped',
    '',
    ...skippedLines(results),
    '',
  ].join('\n')
}

/** Tests that make the command fail. */
export function brokenPromises(results: readonly FaultResult[]): string[] {
  return results
    .filter(({ status, reason }) => status === 'failed' || (status === 'skipped' && reason === ''))
    .map(({ place, fault, status }) => `${place}: ${fault} (${status})`)
}

function rowsOf(results: readonly FaultResult[]): Row[] {
  const groups = grouped(results, ({ place, fault }) => `${place}\n${fault}`)
  return [...groups.values()].flatMap((tests) => {
    const [first] = tests
    return first ? { place: first.place, fault: first.fault, tests } : []
  })
}

function grouped(results: readonly FaultResult[], keyOf: (result: FaultResult) => string) {
  const groups = new Map<string, FaultResult[]>()
  for (const result of results) {
    const key = keyOf(result)
    groups.set(key, [...(groups.get(key) ?? []), result])
  }
  return groups
}

const placesOf = (rows: readonly Row[]) => [...new Set(rows.map(({ place }) => place))].toSorted()

function summary(rows: readonly Row[]): string[] {
  const lines = placesOf(rows).map((place) => {
    const faults = rows.filter((row) => row.place === place)
    const { cases, passed, skipped } = totals(faults.flatMap(({ tests }) => tests))
    const counts = [faults.length, cases, passed, skipped].map(words)
    return `| ${[cell(place), ...counts].join(' | ')} |`
  })
  return [
    '| Place | Faults | Cases | Passed | Skipped |',
    '| --- | --: | --: | --: | --: |',
    ...lines,
    '',
  ]
}

function section(place: string, rows: readonly Row[]): string[] {
  const lines = rows
    .filter((row) => row.place === place)
    .map(({ fault, tests }) => {
      const { cases, passed, skipped } = totals(tests)
      return `| ${[cell(fault), words(cases), words(passed), words(skipped), seedsOf(tests)].join(' | ')} |`
    })
  const title = `${place.slice(0, 1).toUpperCase()}${place.slice(1)}`
  return [`## ${title}`, '', ...head, ...lines, '']
}

const head = ['| Fault | Cases | Passed | Skipped | Seeds |', '| --- | --: | --: | --: | --- |']

function totals(tests: readonly FaultResult[]) {
  const sum = (status?: FaultResult['status']) =>
    tests
      .filter((test) => status === undefined || test.status === status)
      .reduce((count, { cases }) => count + cases, 0)
  return { cases: sum(), passed: sum('passed'), skipped: sum('skipped') }
}

function seedsOf(tests: readonly FaultResult[]): string {
  const seeds = [...new Set(tests.map(({ seed }) => seed).filter(Boolean))]
  return seeds.length > 2 ? `${seeds[0]} to ${seeds.at(-1)}` : seeds.join(', ')
}

function skippedLines(results: readonly FaultResult[]): string[] {
  const skipped = results.filter(({ status }) => status === 'skipped')
  if (skipped.length === 0) return ['Nothing.']
  const groups = grouped(skipped, ({ place, reason }) => `${place}: ${reason || 'no reason'}`)
  return [...groups].map(
    ([reason, tests]) => `- ${reason} (${tests.map(({ fault }) => fault).join('; ')}).`,
  )
}

const cell = (text: string) => text.replaceAll('|', '\\|')
const words = (count: number) => count.toLocaleString('en-US')
