import * as v from 'valibot'
import { readNote, writeNote } from '../../deploy/build/apps/notes'

/** A file with its tests, or a single test. One with a failure or a skipped test runs again. */
export interface TestResult {
  test: string
  passed: number
  /** The name of each failed test, and the first line of its error. */
  failures: string[]
  skipped: number
  /** Its needs beside its modules; absent where they are not known. */
  reads?: string[]
}

/** Names what a result depends on; empty where that is not known. */
export type NameOf = (test: string, reads: readonly string[]) => string

const kept = v.record(
  v.string(),
  v.object({ name: v.string(), passed: v.number(), reads: v.array(v.string()) }),
)

/** The green results of a runner, each with the name that the test had. */
export type KeptResults = v.InferOutput<typeof kept>

const noteOf = (runner: string) => `${runner}-results.json`

/** @returns nothing where there is no note, or a damaged one. */
export function readResults(folder: string, runner: string): KeptResults {
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), kept),
    readNote(folder, noteOf(runner)),
  )
  return read.success ? read.output : {}
}

/** The kept results that still hold. */
export const validResults = (results: KeptResults, nameOf: NameOf): KeptResults =>
  Object.fromEntries(
    Object.entries(results).filter(([test, { name, reads }]) => name === nameOf(test, reads)),
  )

/**
 * Adds the green results of a run.
 * @param before names the tests as they were before the run, `after` as they are now: one whose files have
 * changed is not kept.
 */
export function keepResults(
  [folder, runner]: readonly [folder: string, runner: string],
  valid: KeptResults,
  run: readonly TestResult[],
  { before, after }: { before: NameOf; after: NameOf },
): void {
  const green = run.filter(
    ({ passed, failures, skipped }) => passed > 0 && failures.length + skipped === 0,
  )
  const held = green.flatMap(({ test, passed, reads }) => {
    const name = reads ? before(test, reads) : ''
    return name !== '' && name === after(test, reads ?? []) ? [[test, { name, passed, reads }]] : []
  })
  writeNote(folder, noteOf(runner), JSON.stringify({ ...valid, ...Object.fromEntries(held) }))
}
