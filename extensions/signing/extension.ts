import { brand } from '../../shared/brand'
import type { Command } from '@commander-js/extra-typings'
import { examples } from '../../deploy/commands/line/examples'
import { hostApp, isKit } from '../../deploy/workspace/folders'
import type { Extension } from '../../deploy/workspace/hooks'
import { readSignedState, statementOf } from './keys/signed-state'

/** Proves who has changed what: teams sign their releases and all that a site serves of them. */
export const signing: Extension = {
  commands(fivefold) {
    fivefold
      .command('keys')
      .description('Make a key pair for a team to sign its releases with.')
      .argument('<file>', 'for the private key')
      .addHelpText('after', examples('keys support.pem'))
      .action(async (file) => (await import('./commands/keys')).keys(file))
    if (!isKit) addCommandsOfHost(fivefold)
    fivefold
      .command('verify')
      .description('Prove that everything a browser gets of a site is what its teams signed.')
      .argument('[address]', 'of the deployed site; by default its folder or bucket is read')
      .option('--host-key <key>', 'public key of the host’s team, from elsewhere')
      .option(
        '--since <state>',
        'the state of an earlier run, to see whether an older one came back',
      )
      .addHelpText('after', examples(`verify ${brand.siteUrl}`, 'verify'))
      .action(async (address, flags) => (await import('./commands/verify')).verify(address, flags))
  },
  release: {
    gate: async (site, app) =>
      (await import('./change/foreign-release')).refuseForeignKey(site, app),
    admit: async (site, { app, release }, routes) =>
      (await import('./change/foreign-release')).refuseForeignRelease(site, app, release, routes),
    complete: async (folder, { app, release }, commit) =>
      (await import('./keys/release-signature')).signRelease(folder, app, release, commit),
    columns: async (site, { app, release }) =>
      (await import('./keys/release-signature')).signatureColumns(site, app, release),
  },
  reconcile: {
    // The host's team has signed them on a site with owners.
    settings: (site) => {
      const state = readSignedState(site)
      return state && statementOf(state, hostApp)?.settings
    },
    begin: async (site, change) =>
      (await import('./change/site-signing')).beginSigning(site, change),
    takesAgain: async (site, registry) =>
      (await import('./change/site-signing')).signedTexts(site, registry),
    owners: async (site) => (await import('./keys/read-owners')).readOwners(site)?.owners,
    sign: async (document) => {
      const { signed, signingKey } = await import('./keys/signing-key')
      const key = signingKey()
      return key && signed(document, key)
    },
  },
}

function addCommandsOfHost(fivefold: Command) {
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
    .action(async (app, flags) => (await import('./commands/owners')).owners(app, flags))
  fivefold
    .command('sign')
    .description('Render and sign the whole site as it is, with the key of the host’s team.')
    .addHelpText('after', examples('fivefold sign'))
    .action(async () => (await import('./commands/sign')).sign())
}
