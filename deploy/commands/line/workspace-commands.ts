import type { Command } from '@commander-js/extra-typings'
import { whenFree } from '../site/when-free'
import { readApps, readSetting } from './command-arguments'
import { examples } from './examples'
import { wait } from './wait-option'

/** Commands for several apps, the host and the whole site: a repository with one remote has none of them. */
export function addWorkspaceCommands(fivefold: Command) {
  fivefold
    .command('start')
    .description('Build and release every app, then serve the site.')
    .addHelpText('after', examples('start'))
    .action(async () => (await import('../start')).start())

  fivefold
    .command('dev')
    .description('Serve the apps with hot reload behind one address.')
    .argument('[remote...]', 'remotes to develop; the others come as released', readApps)
    .addHelpText('after', examples('dev', 'dev support'))
    .action(async (remotes) => (await import('../dev/dev')).dev(remotes))

  fivefold
    .command('publish')
    .description('Build and release every app at once, whatever their versions and sizes.')
    .addHelpText('after', examples('fivefold publish'))
    .action(async () => (await import('../publish')).publish())

  fivefold
    .command('settings')
    .description('List the settings of the site, or change them together with all its pages.')
    .argument('[change...]', 'NAME=value, or NAME= to remove the setting', readSetting)
    .option(...wait)
    .addHelpText('after', examples('settings', 'settings TRY_OUT=1 COHORT=staff'))
    .action((changes, options) =>
      whenFree(options.wait, async () => (await import('../settings')).settings(changes)),
    )

  fivefold
    .command('typecheck')
    .description('Check the types of every package.')
    .addHelpText('after', examples('typecheck'))
    .action(async () => (await import('../typecheck')).typecheck())
}
