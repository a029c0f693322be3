import { reportFailure } from '../deploy/workspace/report-failure'
import { measure } from './measure/measure'
import type { Bench } from './browser/bench'
import { openBench } from './open-bench'
import { benchOptions } from './options'
import { resultFiles, writeResult, type ResultFiles } from './results/result-files'
import type { PartName } from './results/results'
import { writeReport } from './report/write-report'
import { buildVariants } from './variants/build-variants'

/**
 * `pnpm bench [part …] [--quick]`: ours beside the same source built and served in other ways, in
 * one run. Writes `docs/performance.md`, its figures and its chart; with `--quick`, which takes
 * fewer samples, into `bench/.results`.
 */

const started = performance.now()

const tell = (text: string) =>
  console.info(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`)

try {
  const { isQuick, parts } = benchOptions(process.argv.slice(2))
  const files = resultFiles(isQuick)
  const { bench, close } = await openBench({ isQuick, tell }, () => buildVariants(tell))
  try {
    for (const part of parts) console.info(await measurePart(part, bench, files))
  } finally {
    await close()
  }
  tell(`written: ${files.page}`)
} catch (error) {
  const isEnded = process.exitCode !== undefined
  if (!isEnded) reportFailure(error)
}

/** What is measured is written at once: a long run that is ended early keeps it. */
async function measurePart<Name extends PartName>(part: Name, bench: Bench, files: ResultFiles) {
  const data = await measure[part](bench)
  return writeReport(files, await writeResult(files, bench.browser.version(), part, data))
}
