import type { Command } from '@commander-js/extra-typings'
import { examples } from '../../deploy/commands/line/examples'
import { isKit } from '../../deploy/workspace/folders'
import type { Extension } from '../../deploy/workspace/hooks'

/** Makes a site of one's own from the sources of this one. */
export const newSite: Extension = { commands: isKit ? undefined : addCommands }

function addCommands(fivefold: Command) {
  fivefold
    .command('new')
    .description('Make a site of your own from these sources.')
    .argument('<folder>', 'a new folder, whose name becomes the name of the site')
    .addHelpText('after', examples('fivefold new ../my-site'))
    .action(async (folder) => (await import('./new-command')).newCommand(folder))
}
