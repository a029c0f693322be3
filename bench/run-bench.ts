import { Command, InvalidArgumentError } from '@commander-js/extra-typings'
import { reportFailure } from '../deploy/workspace/errors/report-failure'
import { measurements } from './measurements'
import { figuresTable, writeFigures } from './results/figures'

/**
 * `pnpm bench <name>` measures, writes `test-results/bench/<name>.json`, and prints it as a table. Without a
 * name it lists what there is.
 */
const bench = new Command('npx --yes pnpm@12 bench')
  .description('Measure what the site costs. The figures go to test-results/bench.')
  .helpCommand(false)
  .showHelpAfterError('Without a name, `npx --yes pnpm@12 bench` lists what there is.')
  .exitOverride()

bench
  .command('table')
  .description('print all figures as one table')
  .action(() => console.info(figuresTable()))

for (const [name, { about, rounds, measure }] of Object.entries(measurements)) {
  const command = bench.command(name).description(about)
  if (rounds !== undefined)
    command.option('--rounds <number>', 'how often each is measured', readCount, rounds)
  command.action(async (given: { rounds?: number }) => {
    writeFigures(name, await measure(given.rounds ?? 1))
    console.info(figuresTable([name]))
  })
}

function readCount(given: string): number {
  const count = Number(given)
  if (Number.isInteger(count) && count > 0) return count
  throw new InvalidArgumentError('It is a number from 1 on.')
}

const words = process.argv.slice(2)
await bench
  .parseAsync(words.length === 0 ? ['--help'] : words, { from: 'user' })
  .catch(reportFailure)
