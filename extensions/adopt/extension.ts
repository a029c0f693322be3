import type { Command } from '@commander-js/extra-typings'
import { readPercentage } from '../../deploy/commands/line/command-arguments'
import { examples } from '../../deploy/commands/line/examples'
import { wait } from '../../deploy/commands/line/wait-option'
import { whenFree } from '../../deploy/commands/site/when-free'
import { isKit } from '../../deploy/workspace/folders'
import type { Extension } from '../../deploy/workspace/hooks'

/** Remotes that other tools of module federation have built. */
export const adopt: Extension = {
  commands: isKit ? undefined : addCommands,
}

function addCommands(fivefold: Command) {
  fivefold
    .command('adopt')
    .description('Release a remote that another tool of module federation has built.')
    .argument('<manifest>', 'address or file of its mf-manifest.json')
    .requiredOption('--routes <file>', 'JSON: path, title, description and module of each page')
    .option('--as <name>', 'its name here; by default the one it has given itself')
    .option('--server <file>', 'a CommonJS program that exports its routes, to prerender them')
    .option(
      '--canary <percentage>',
      'give it to some browsers, beside the live one',
      readPercentage,
    )
    .option(...wait)
    .addHelpText(
      'after',
      examples('fivefold adopt https://invoices.example/mf-manifest.json --routes invoices.json'),
    )
    .action((manifest, { wait: waits, ...flags }) =>
      whenFree(waits, async () => (await import('./adopt-command')).adopt(manifest, flags)),
    )
}
