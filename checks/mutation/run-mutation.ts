import path from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { writeFormatted } from '../../deploy/workspace/write-formatted'
import { areaScores, missedScores, mutationReport, type TestedMutant } from './mutation-scores'

/**
 * `pnpm test:mutation`: whether the tests would notice if the loader, the registry or the store were
 * wrong, and the report of it. `pnpm test:mutation shared/data/persistence/journal/journal.ts` asks that of those files.
 * It does not repeat changes of files whose code and tests are as in an earlier run.
 */
const { positionals } = parseArgs({ allowPositionals: true })

const stryker = new Stryker({
  configFile: 'checks/mutation/stryker.config.ts',
  ...(positionals.length > 0 && { mutate: positionals }),
})
const mutants = (await stryker.runMutationTest()).map(
  ({ fileName, status, statusReason }): TestedMutant => ({
    file: path.relative(workspaceFolder, fileName),
    status,
    reason: statusReason,
  }),
)

const report = path.join(workspaceFolder, 'test-results/mutation/report.md')
await writeFormatted(report, mutationReport(mutants, new Date().toISOString().slice(0, 10)))

const missed = missedScores(areaScores(mutants))
for (const line of missed) console.error(`✗ ${line}`)
process.exitCode = missed.length === 0 ? 0 : 1
