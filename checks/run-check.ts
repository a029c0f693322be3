import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { reportFailure } from '../deploy/workspace/errors/report-failure'
import { workspaceFolder } from '../deploy/workspace/folders'
import { longRuns } from './long-runs'

/** `pnpm check <name> [word...]` starts a long run with these words. Without a name it lists what there is. */
const check = new Command('npx --yes pnpm@12 check')
  .description('Start a check that is too slow for `test`.')
  .helpCommand(false)
  .showHelpAfterError('Without a name, `npx --yes pnpm@12 check` lists what there is.')
  .exitOverride()

for (const [name, { about, words = '', run, everyCase }] of Object.entries(longRuns)) {
  const command = check.command(`${name} ${words}`).description(about)
  command
    .allowExcessArguments()
    .allowUnknownOption()
    .action(() => {
      if (everyCase) process.env['LONG_RUN'] = '1'
      start([...run.split(' '), ...command.args])
    })
}

const programs: Readonly<Record<string, string>> = {
  vitest: 'node_modules/.bin/vitest',
  playwright: 'e2e/node_modules/.bin/playwright',
}

function start([first = '', ...words]: readonly string[]) {
  const program = programs[first]
  const { status } = spawnSync(
    program === undefined ? process.execPath : path.join(workspaceFolder, program),
    program === undefined ? [...process.execArgv, first, ...words] : words,
    { cwd: workspaceFolder, stdio: 'inherit' },
  )
  process.exitCode = status ?? 1
}

const given = process.argv.slice(2)
await check
  .parseAsync(given.length === 0 ? ['--help'] : given, { from: 'user' })
  .catch(reportFailure)
