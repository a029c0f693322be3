import path from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { textTable } from '../../deploy/workspace/text-table'
import { areaScores, missedScores, type TestedMutant } from './mutation-scores'

/**
 * `pnpm check mutation`: whether the tests would notice if the loader, the registry or the store were
 * wrong, with the score of each area. `pnpm check mutation shared/data/persistence/journal/journal.ts` asks that of those files.
 * It does not repeat changes of files whose code and tests are as in an earlier run.
 */
const { positionals } = parseArgs({ allowPositionals: true })

const stryker = new Stryker({
  configFile: 'checks/mutation/stryker.config.ts',
  ...(positionals.length > 0 && { mutate: positionals }),
})
const mutants = (await stryker.runMutationTest()).map(({ fileName, status }): TestedMutant => ({
  file: path.relative(workspaceFolder, fileName),
  status,
}))

const scores = areaScores(mutants)
console.info(
  textTable(scores.map(({ open, ...score }) => ({ ...score, 'files not tried': open.length }))),
)

const missed = missedScores(scores)
for (const line of missed) console.error(`✗ ${line}`)
process.exitCode = missed.length === 0 ? 0 : 1
