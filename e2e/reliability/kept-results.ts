import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { writeFormatted } from '../../deploy/workspace/write-formatted'
import { workspaceFolder } from '../site'
import type { FaultResult } from './fault-results'

const file = path.join(workspaceFolder, 'e2e/reliability/results.json')

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

/** The results of earlier runs. @throws where the file is none of them. */
export const keptResults = (): FaultResult[] =>
  existsSync(file) ? v.parse(ResultsSchema, JSON.parse(readFileSync(file, 'utf8'))) : []

export const keepResults = (results: readonly FaultResult[]) =>
  writeFormatted(file, JSON.stringify(results))

/**
 * The results of a run, and those of before for what it did not run.
 * @param isPart whether only some tests of each suite were run.
 */
export function withKept(
  fresh: readonly FaultResult[],
  kept: readonly FaultResult[],
  isPart: boolean,
): FaultResult[] {
  const keyOf = ({ suite, place, fault }: FaultResult) =>
    isPart ? [suite, place, fault].join('\n') : suite
  const run = new Set(fresh.map(keyOf))
  return [...kept.filter((result) => !run.has(keyOf(result))), ...fresh].toSorted((one, other) =>
    one.suite.localeCompare(other.suite),
  )
}
