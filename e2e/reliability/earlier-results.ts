import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { workspaceFolder } from '../site'
import type { FaultResult } from './fault-results'

/** A whole run’s results, for later runs of single suites; git ignores the folder. */
const file = path.join(workspaceFolder, 'test-results/reliability/results.json')

const ResultsSchema = v.array(
  v.object({
    suite: v.string(),
    day: v.string(),
    place: v.string(),
    fault: v.string(),
    cases: v.number(),
    seed: v.string(),
    status: v.picklist(['passed', 'failed', 'skipped']),
    reason: v.string(),
  }),
)

/** The results of earlier runs on this machine. @throws if the file has another shape. */
export const earlierResults = (): FaultResult[] | undefined =>
  existsSync(file) ? v.parse(ResultsSchema, JSON.parse(readFileSync(file, 'utf8'))) : undefined

export function saveResults(results: readonly FaultResult[]) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(results))
}

/**
 * The results of this run, and the earlier results of tests that it did not run.
 * @param isPart whether the run had only some tests of each suite.
 */
export function merged(
  results: readonly FaultResult[],
  earlier: readonly FaultResult[],
  isPart: boolean,
): FaultResult[] {
  const keyOf = ({ suite, place, fault }: FaultResult) =>
    isPart ? [suite, place, fault].join('\n') : suite
  const run = new Set(results.map(keyOf))
  const all = [...earlier.filter((result) => !run.has(keyOf(result))), ...results]
  return all.toSorted((one, other) => one.suite.localeCompare(other.suite))
}
