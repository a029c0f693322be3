import { Command, type CommandUnknownOpts } from '@commander-js/extra-typings'
import { isKit, namedFolder } from '../../workspace/folders'
import { hooks } from '../../workspace/hooks'
import { ownRemote } from '../../workspace/own-remote'
import { readApp, readApps, readName, readPercentage, readReleasedApp } from './command-arguments'
import { examples } from './examples'
import { wait } from './wait-option'
import { addWorkspaceCommands } from './workspace-commands'
import { publicMask } from '../../site/files/public-modes'
import { checkEnvironment } from '../../workspace/environment'
import { whenFree } from '../site/when-free'

/** Before any command. @throws UserError for a variable of the environment that is wrong. */
function prepareProcess() {
  checkEnvironment()
  process.umask(publicMask(namedFolder()))
}

/**
 * Every command with its arguments and options, with those of extensions. What a command does is
 * imported when it runs: the build tools take longer to load than a rollback takes.
 */
export function commandLine(): Command {
  const fivefold = new Command('fivefold')
    .description(
      isKit
        ? 'Develops, checks and releases the remote of this repository.'
        : 'Builds, releases and serves the host and the remotes of this workspace.',
    )
    .option(
      '--site <place>',
      'the site: a folder, s3://bucket/prefix, or a container of Azure Blob',
    )
    .on('option:site', (place: string) => (process.env['SITE'] = place))
    .hook('preAction', prepareProcess)
    .exitOverride()
    .showHelpAfterError('(add --help for what is possible)')
    .addHelpText(
      'after',
      `${examples('fivefold release --help', 'release support')}

From the environment: SITE, the site's place; SITE_DIR, its folder (.site); PORT.
Exit codes: 0 done, 1 refused or failed, 2 wrong command line.`,
    )

  fivefold
    .command('serve')
    .description('Serve what is released, without building.')
    .addHelpText('after', examples('serve'))
    .action(async () => void (await (await import('../serve')).serve()))

  fivefold
    .command('build')
    .description('Build apps, without releasing them.')
    .argument('[app...]', 'all by default', readApps)
    .addHelpText('after', examples('build support'))
    .action(async (apps) => (await import('../build')).build(apps))

  fivefold
    .command('release')
    .description('Build one app, check it in a copy of the site, and make it live.')
    .argument('[app]', appArgument, readApp)
    .option('--same-version', 'accept new content under a released version, to try things out')
    .option(...wait)
    .addHelpText('after', examples('release support'))
    .action(async (named, options, command) => {
      const app = named ?? onlyApp(command)
      for (const { instead } of hooks('release')) if (await instead?.(app, command)) return
      await (await import('../release')).release(app, options)
    })
  fivefold
    .command('releases')
    .description('List what is live, and what a rollback can bring back.')
    .option('--prune', 'first remove releases that nothing needs any more')
    .option('--log', 'list who changed what instead, the latest change last')
    .addHelpText('after', examples('releases', 'releases --prune', 'releases --log'))
    .action(async (options) => (await import('../releases')).releases(options))

  fivefold
    .command('rollback')
    .description('Make an earlier release live again.')
    .argument('[app]', appArgument, readReleasedApp)
    .argument('[release]', 'its name or version; by default the one that was live before')
    .option(...wait)
    .addHelpText('after', examples('rollback support', 'rollback support 1.3.0-5f0c2a97d1'))
    .action((app, release, options, command) =>
      whenFree(options.wait, async () =>
        (await import('../rollback')).rollback(app ?? onlyApp(command), release),
      ),
    )

  const canary = fivefold
    .command('canary')
    .description('Try a release of a remote out on some of the visitors.')
    .addHelpText('after', examples('canary new support 5', 'canary promote support'))

  canary
    .command('new')
    .description('Build a remote and give that release to some browsers, beside the live one.')
    .argument('<remote>', 'its name', readApp)
    .argument('<percentage>', 'of browsers, 0 to 100', readPercentage)
    .argument('[cohort]', 'sites whose COHORT has this name get it, too', readName)
    .option(...wait)
    .addHelpText('after', examples('canary new support 5', 'canary new support 0 staff'))
    .action(async (remote, percentage, cohort, options) =>
      (await import('../canary')).canaryNew(remote, percentage, cohort, options),
    )

  canary
    .command('start')
    .description('Give a stored release to some browsers, or change how many get it.')
    .argument('<remote>', 'its name', readReleasedApp)
    .argument('<release>', 'its name or version, as `releases` lists them')
    .argument('<percentage>', 'of browsers, 0 to 100', readPercentage)
    .argument('[cohort]', 'sites whose COHORT has this name get it, too', readName)
    .option(...wait)
    .addHelpText('after', examples('canary start support 1.4.0-77d1f20b3e 25'))
    .action((remote, release, percentage, cohort, options) =>
      whenFree(options.wait, async () =>
        (await import('../canary')).canaryStart(remote, release, percentage, cohort),
      ),
    )

  canary
    .command('promote')
    .description('Make the canary live for everybody.')
    .argument('<remote>', 'its name', readReleasedApp)
    .option(...wait)
    .addHelpText('after', examples('canary promote support'))
    .action((remote, options) =>
      whenFree(options.wait, async () => (await import('../canary')).canaryPromote(remote)),
    )

  canary
    .command('off')
    .description('Take the canary back; everybody gets the live release.')
    .argument('<remote>', 'its name', readReleasedApp)
    .option(...wait)
    .addHelpText('after', examples('canary off support'))
    .action((remote, options) =>
      whenFree(options.wait, async () => (await import('../canary')).canaryOff(remote)),
    )

  fivefold
    .command('retire')
    .description('Take a remote out of the site, unless pages of others lead to its pages.')
    .argument('<remote>', 'its name', readReleasedApp)
    .option('--redirect <path>', 'its addresses lead to this page instead')
    .option('--gone <text>', 'its addresses say this, with status 410')
    .option(...wait)
    .addHelpText(
      'after',
      examples(
        'retire billing --redirect /pricing',
        "retire billing --gone 'We bill by mail now.'",
      ),
    )
    .action((remote, { wait: waits, ...flags }) =>
      whenFree(waits, async () => (await import('../retire')).retire(remote, flags)),
    )

  if (!isKit) addWorkspaceCommands(fivefold)
  for (const add of hooks('commands')) add(fivefold)
  return fivefold
}

const appArgument = isKit ? 'the remote; by default the one of this repository' : 'host or a remote'

/** The remote of this repository. The workspace has several apps: there one has to be named. */
function onlyApp(command: CommandUnknownOpts): string {
  const own = ownRemote()
  if (own !== undefined) return own.remote
  command.error("error: missing required argument 'app'", { code: 'commander.missingArgument' })
}
