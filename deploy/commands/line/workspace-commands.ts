import type { Command } from '@commander-js/extra-typings'
import { paths } from '../../../shared/routing/paths'
import { newRemoteName } from '../../create-remote/remote-name'
import { listApps } from '../../workspace/apps'
import { whenFree } from '../site/when-free'
import { readApps, readPercentage, readSetting } from './command-arguments'
import { examples } from './examples'
import { wait } from './wait-option'

/** What only this workspace has: several apps, the host, and the whole site. */
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
    .addHelpText('after', examples('dev', 'dev support portal'))
    .action(async (remotes) => (await import('../dev/dev')).dev(remotes))

  fivefold
    .command('publish')
    .description('Build and release every app at once, whatever their versions and sizes.')
    .addHelpText('after', examples('fivefold publish'))
    .action(async () => (await import('../publish')).publish())

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
    .option('--skip-smoke', 'leave out the smoke test in a browser')
    .option(...wait)
    .addHelpText(
      'after',
      examples('fivefold adopt https://invoices.example/mf-manifest.json --routes invoices.json'),
    )
    .action((manifest, { wait: waits, ...flags }) =>
      whenFree(waits, async () => (await import('../adopt')).adopt(manifest, flags)),
    )

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
    .command('owners')
    .description('List who may release what, or change it with the key of the host’s team.')
    .argument('[app]', 'whose owner to change')
    .option('--path <path...>', 'addresses of its pages: /support with all below it, or /*')
    .option('--key <key...>', 'public keys to add')
    .option('--give-up <key...>', 'keys whose releases so far stay good')
    .option('--revoke <key...>', 'keys none of whose releases is good any more')
    .addHelpText(
      'after',
      examples('fivefold owners', 'fivefold owners support --path /support --key MCow…'),
    )
    .action(async (app, flags) => (await import('../trust/owners')).owners(app, flags))

  fivefold
    .command('sign')
    .description('Render and sign the whole site as it is, with the key of the host’s team.')
    .addHelpText('after', examples('fivefold sign'))
    .action(async () => (await import('../trust/sign')).sign())

  fivefold
    .command('policy')
    .description('Print the least that the S3 credentials of a team need for the site in SITE.')
    .argument('<app>', 'the remote of the team')
    .option('--path <path...>', 'addresses of its pages; by default as owners.json says')
    .option('--principal <arn>', 'for a bucket policy: who the team is')
    .option('--without-conditions', 'for stores that do not know s3:if-none-match')
    .addHelpText('after', examples('fivefold policy support --path /support'))
    .action(async (app, flags) => (await import('../trust/policy')).policy(app, flags))

  fivefold
    .command('announce')
    .description('Let other teams check their remotes against the host that is built here.')
    .addHelpText('after', examples('fivefold announce'))
    .action(async () => (await import('../announce')).announce())

  fivefold
    .command('create-remote')
    .description('Write a new remote with a page and its tests.')
    .argument('<name>', 'also the address of its page', (word) =>
      newRemoteName(word, listApps(), Object.values(paths)),
    )
    .addHelpText('after', examples('create-remote billing'))
    .action(async (name) => (await import('../create-remote')).createRemoteCommand(name))

  fivefold
    .command('typecheck')
    .description('Check the types of every package.')
    .addHelpText('after', examples('typecheck'))
    .action(async () => (await import('../typecheck')).typecheck())

  fivefold
    .command('nginx-check')
    .description('Check that a real nginx serves the site as expected.')
    .addHelpText('after', examples('nginx:check'))
    .action(async () => (await import('../nginx-check')).nginxCheck())
}
