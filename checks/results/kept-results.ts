import * as v from 'valibot'
import { readNote, writeNote } from '../../deploy/build/apps/notes'

/** The tests of a file. A file with a failed or a skipped test runs again. */
export interface FileResult {
  file: string
  passed: number
  failed: number
  skipped: number
  /** Apps and paths of pages that a browser test has requested; absent: they may be any. */
  requested?: string[]
}

/** Names what the result of a test file depends on; empty where that is not known. */
export type NameOf = (file: string, requested?: readonly string[]) => string

const kept = v.record(
  v.string(),
  v.object({ name: v.string(), passed: v.number(), requested: v.optional(v.array(v.string())) }),
)

/** The green results of a runner's test files, each with the name that the file had. */
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
    Object.entries(results).filter(
      ([file, { name, requested }]) => name === nameOf(file, requested),
    ),
  )

/**
 * Adds the green results of a run.
 * @param before names the files as they were before the run, `after` as they are now: a file that has
 * changed is not kept.
 */
export function keepResults(
  [folder, runner]: readonly [folder: string, runner: string],
  valid: KeptResults,
  run: readonly FileResult[],
  { before, after }: { before: NameOf; after: NameOf },
): void {
  const green = run.filter(({ passed, failed, skipped }) => passed > 0 && failed + skipped === 0)
  const held = green.flatMap(({ file, passed, requested }) => {
    const name = before(file, requested)
    return name !== '' && name === after(file, requested)
      ? [[file, { name, passed, requested }]]
      : []
  })
  writeNote(folder, noteOf(runner), JSON.stringify({ ...valid, ...Object.fromEntries(held) }))
}
