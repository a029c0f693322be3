import type { FaultResult } from './fault-results'

interface Row {
  readonly place: string
  readonly fault: string
  readonly tests: readonly FaultResult[]
}

/** docs/reliability.md: what was injected where, how often, and what came of it. */
export function reliabilityReport(results: readonly FaultResult[], day: string): string {
  const rows = rowsOf(results)
  const sum = totals(results)
  return [
    '# Reliability',
    '',
    'Written by `pnpm test:reliability`, which injects every fault below and fails when a promise is',
    'broken. `pnpm test` runs a part of the same tests. A seed makes the same choices again.',
    '',
    `${day}: ${words(sum.cases)} cases, ${words(sum.passed)} passed, ${words(sum.skipped)} skipped.`,
    '',
    ...placesOf(rows).flatMap((place) => section(place, rows)),
    '## Skipped',
    '',
    ...skippedLines(results),
    '',
  ].join('\n')
}

/** What makes the command fail. */
export function brokenPromises(results: readonly FaultResult[]): string[] {
  return results
    .filter(({ status, reason }) => status === 'failed' || (status === 'skipped' && reason === ''))
    .map(({ place, fault, status }) => `${place}: ${fault} (${status})`)
}

function rowsOf(results: readonly FaultResult[]): Row[] {
  const groups = new Map<string, FaultResult[]>()
  for (const result of results) {
    const key = `${result.place}\n${result.fault}`
    groups.set(key, [...(groups.get(key) ?? []), result])
  }
  return [...groups.values()].flatMap((tests) => {
    const [first] = tests
    return first ? { place: first.place, fault: first.fault, tests } : []
  })
}

const placesOf = (rows: readonly Row[]) => [...new Set(rows.map(({ place }) => place))].toSorted()

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
  return skipped.map(({ place, fault, reason }) => `- ${place}, ${fault}: ${reason || 'no reason'}`)
}

const cell = (text: string) => text.replaceAll('|', '\\|')
const words = (count: number) => count.toLocaleString('en-US')
