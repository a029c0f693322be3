import { reportFailure } from '../deploy/workspace/errors/report-failure'
import { measure } from './measure/measure'
import type { Bench } from './browser/bench'
import { openBench } from './open-bench'
import { benchOptions } from './options'
import { writeResult } from './results/result-files'
import type { PartName } from './results/results'
import { writeReport } from './report/write-report'
import { buildVariants } from './variants/build-variants'

/**
 * `pnpm bench [part …] [--quick]` compares the site with the same source built and served in other ways.
 * It merges the figures of each part with earlier runs in `test-results/bench` and writes a report there.
 * It replaces each section of `docs/performance.md` when all its parts are measured, except with
 * `--quick`, which takes fewer samples. `bench start` runs the parts of the first section.
 */

const started = performance.now()

const log = (text: string) =>
  console.info(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`)

try {
  const { isQuick, parts } = benchOptions(process.argv.slice(2))
  const { bench, close } = await openBench({ isQuick, log }, () => buildVariants(log))
  try {
    for (const part of parts) await measurePart(part, bench)
  } finally {
    await close()
  }
} catch (error) {
  const isEnded = process.exitCode !== undefined
  if (!isEnded) reportFailure(error)
}

/** Writes each part at once, so that an interrupted run keeps it. */
async function measurePart<Name extends PartName>(part: Name, bench: Bench) {
  const { browser, isQuick } = bench
  const data = await measure[part](bench)
  const results = await writeResult(isQuick, browser.version(), part, data)
  const { page, targets } = await writeReport(isQuick, results)
  console.info(targets)
  log(`written: ${page}`)
}
