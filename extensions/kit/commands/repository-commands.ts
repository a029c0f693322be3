import type { Command } from '@commander-js/extra-typings'
import { examples } from '../../../deploy/commands/line/examples'

export function addRepositoryCommands(fivefold: Command) {
  fivefold
    .command('dev')
    .description('Serve the remote inside the deployed site, with hot reload.')
    .addHelpText('after', examples('dev'))
    .action(async () => (await import('../remote/dev-remote')).devRemote())

  fivefold
    .command('check')
    .description('Say whether the remote fits what is live, and the next host; offline, too.')
    .addHelpText('after', examples('check'))
    .action(async () => (await import('../remote/check-remote')).checkRemote())

  fivefold
    .command('update')
    .description('Move to the kit of the deployed site.')
    .addHelpText('after', examples('update'))
    .action(async () => (await import('../remote/update-kit')).updateKit())
}
