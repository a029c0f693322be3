import { Argument, Command } from '@commander-js/extra-typings'
import { partNames, startParts, type PartName } from './results/results'

/** Selects all parts about pages that start at the visitor's intent. */
const group = 'start'

export interface BenchOptions {
  isQuick: boolean
  parts: readonly PartName[]
}

/** The parts to measure, in order. @throws CommanderError for an unknown part or option. */
export function benchOptions(given: readonly string[]): BenchOptions {
  const command = new Command('bench')
    .description('Compare the site with the same source built and served in other ways.')
    .addArgument(new Argument('[part...]', 'all by default').choices([...partNames, group]))
    .option('--quick', 'take fewer samples, and write no docs')
    .addHelpText('after', '\nExample:\n  npx pnpm@12 bench loads heap --quick')
    .exitOverride()
    .parse(given, { from: 'user' })
  const [named] = command.processedArgs
  const wanted = new Set(named.includes(group) ? [...startParts, ...named] : named)
  const parts = named.length === 0 ? partNames : partNames.filter((name) => wanted.has(name))
  return { isQuick: command.opts().quick === true, parts }
}
