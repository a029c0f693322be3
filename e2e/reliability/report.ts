import type { FaultResult } from './fault-results'

/** The report as Markdown; `docs/decisions/tests.md` has its sums. */
export function reliabilityReport(results: readonly FaultResult[]): string {
  const { cases, passed, skipped } = totals(results)
  return [
    '# Reliability',
    '',
    `${new Date().toISOString().slice(0, 10)}: ${words(cases)} cases, ${words(passed)} passed, ${words(skipped)} skipped.`,
    '',
    ...table('Place', results, ({ place }) => place),
    ...table('Fault', results, ({ place, fault }) => `${place}: ${fault}`),
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

type KeyOf = (result: FaultResult) => string

/** A line for each key, in the order of the keys. */
function table(head: string, results: readonly FaultResult[], keyOf: KeyOf): string[] {
  const lines = grouped(results, keyOf)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([key, tests]) => {
      const { cases, passed, skipped } = totals(tests)
      const cells = [key.replaceAll('|', '\\|'), words(cases), words(passed), words(skipped)]
      return `| ${[...cells, seedsOf(tests)].join(' | ')} |`
    })
  return [
    `| ${head} | Cases | Passed | Skipped | Seeds |`,
    '| --- | --: | --: | --: | --- |',
    ...lines,
    '',
  ]
}

function grouped(results: readonly FaultResult[], keyOf: KeyOf) {
  const groups = new Map<string, FaultResult[]>()
  for (const result of results) {
    const key = keyOf(result)
    groups.set(key, [...(groups.get(key) ?? []), result])
  }
  return [...groups]
}

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
  const groups = grouped(skipped, ({ place, reason }) => `${place}: ${reason || 'no reason'}`)
  if (groups.length === 0) return ['Nothing.']
  return groups.map(([why, tests]) => `- ${why} (${tests.map(({ fault }) => fault).join('; ')}).`)
}

const words = (count: number) => count.toLocaleString('en-US')
