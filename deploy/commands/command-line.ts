import { Command } from '@commander-js/extra-typings'
import { newRemoteName } from '../create-remote/remote-name'
import { listApps } from '../workspace/apps'
import {
  readApp,
  readApps,
  readCohort,
  readPercentage,
  readReleasedApp,
  readSetting,
} from './command-arguments'
import { whenFree } from './site/when-free'

/**
 * Every command with its arguments and options. What a command does is imported when it runs: the
 * build tools take longer to load than a rollback takes.
 */
export function commandLine() {
  const fivefold = new Command('fivefold')
    .description('Builds, releases and serves the host and the remotes of this workspace.')
    .exitOverride()
    .showHelpAfterError('(add --help for what is possible)')
    .addHelpText(
      'after',
      `${examples('fivefold release --help', 'release support')}

From the environment: SITE_DIR, the site's folder (.site); PORT; more in docs/operations.md.
Exit codes: 0 done, 1 refused or failed, 2 wrong command line.`,
    )

  fivefold
    .command('start')
    .description('Build and release every app, then serve the site.')
    .addHelpText('after', examples('start'))
    .action(async () => (await import('./start')).start())

  fivefold
    .command('serve')
    .description('Serve what is released, without building.')
    .addHelpText('after', examples('serve'))
    .action(async () => (await import('./serve')).serve())

  fivefold
    .command('dev')
    .description('Serve the apps with hot reload behind one address.')
    .argument('[remote...]', 'remotes to develop; the others come as released', readApps)
    .addHelpText('after', examples('dev', 'dev support portal'))
    .action(async (remotes) => (await import('./dev')).dev(remotes))

  fivefold
    .command('build')
    .description('Build apps, without releasing them.')
    .argument('[app...]', 'all by default', readApps)
    .addHelpText('after', examples('build support'))
    .action(async (apps) => (await import('./build')).build(apps))

  fivefold
    .command('publish')
    .description('Build and release every app at once, whatever their versions and sizes.')
    .addHelpText('after', examples('fivefold publish'))
    .action(async () => (await import('./publish')).publish())

  fivefold
    .command('release')
    .description('Build one app, check it in a copy of the site, and make it live.')
    .argument('<app>', 'host or a remote', readApp)
    .option('--dry-run', 'say what would change, and change nothing')
    .option('--same-version', 'accept new content under a released version, to try things out')
    .option('--skip-smoke', 'leave out the smoke test in a browser')
    .option(...wait)
    .addHelpText('after', examples('release support --dry-run', 'release support'))
    .action(async (app, options) => (await import('./release')).release(app, options))

  fivefold
    .command('releases')
    .description('List what is live, and what a rollback can bring back.')
    .option('--prune', 'first remove releases that nothing needs any more')
    .addHelpText('after', examples('releases', 'releases --prune'))
    .action(async (options) => (await import('./releases')).releases(options))

  fivefold
    .command('rollback')
    .description('Make an earlier release live again.')
    .argument('<app>', 'host or a remote', readReleasedApp)
    .argument('[release]', 'its name or version; by default the one that was live before')
    .option(...wait)
    .addHelpText('after', examples('rollback support', 'rollback support 1.3.0-5f0c2a97d1'))
    .action((app, release, options) =>
      whenFree(options.wait, async () => (await import('./rollback')).rollback(app, release)),
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
    .argument('[cohort]', 'sites whose COHORT has this name get it, too', readCohort)
    .option('--skip-smoke', 'leave out the smoke test in a browser')
    .option(...wait)
    .addHelpText('after', examples('canary new support 5', 'canary new support 0 staff'))
    .action(async (remote, percentage, cohort, options) =>
      (await import('./canary')).canaryNew(remote, percentage, cohort, options),
    )

  canary
    .command('start')
    .description('Give a stored release to some browsers, or change how many get it.')
    .argument('<remote>', 'its name', readReleasedApp)
    .argument('<release>', 'its name or version, as `releases` lists them')
    .argument('<percentage>', 'of browsers, 0 to 100', readPercentage)
    .argument('[cohort]', 'sites whose COHORT has this name get it, too', readCohort)
    .option(...wait)
    .addHelpText('after', examples('canary start support 1.4.0-77d1f20b3e 25'))
    .action((remote, release, percentage, cohort, options) =>
      whenFree(options.wait, async () =>
        (await import('./canary')).canaryStart(remote, release, percentage, cohort),
      ),
    )

  canary
    .command('promote')
    .description('Make the canary live for everybody.')
    .argument('<remote>', 'its name', readReleasedApp)
    .option(...wait)
    .addHelpText('after', examples('canary promote support'))
    .action((remote, options) =>
      whenFree(options.wait, async () => (await import('./canary')).canaryPromote(remote)),
    )

  canary
    .command('off')
    .description('Take the canary back; everybody gets the live release.')
    .argument('<remote>', 'its name', readReleasedApp)
    .option(...wait)
    .addHelpText('after', examples('canary off support'))
    .action((remote, options) =>
      whenFree(options.wait, async () => (await import('./canary')).canaryOff(remote)),
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
      whenFree(waits, async () => (await import('./retire')).retire(remote, flags)),
    )

  fivefold
    .command('settings')
    .description('List the settings of the site, or change them together with all its pages.')
    .argument('[change...]', 'NAME=value, or NAME= to remove the setting', readSetting)
    .option(...wait)
    .addHelpText('after', examples('settings', 'settings TRY_OUT=1 COHORT=staff'))
    .action((changes, options) =>
      whenFree(options.wait, async () => (await import('./settings')).settings(changes)),
    )

  fivefold
    .command('create-remote')
    .description('Write a new remote with a page and its tests.')
    .argument('<name>', 'also the address of its page', (word) => newRemoteName(word, listApps()))
    .addHelpText('after', examples('create-remote billing'))
    .action(async (name) => (await import('./create-remote')).createRemoteCommand(name))

  fivefold
    .command('typecheck')
    .description('Check the types of every package.')
    .addHelpText('after', examples('typecheck'))
    .action(async () => (await import('./typecheck')).typecheck())

  fivefold
    .command('nginx-check')
    .description('Check that a real nginx serves the site as expected.')
    .addHelpText('after', examples('nginx:check'))
    .action(async () => (await import('./nginx-check')).nginxCheck())

  return fivefold
}

const wait = ['--wait', 'wait for another release on this site to end'] as const

const examples = (...lines: string[]) =>
  ['', 'Examples:', ...lines.map((line) => `  npx pnpm@12 ${line}`)].join('\n')
