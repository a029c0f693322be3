import { examples } from '../../deploy/commands/line/examples'
import type { Extension } from '../../deploy/workspace/hooks'

/** Proves that a site is what its teams have signed. */
export const verify: Extension = {
  commands(fivefold) {
    fivefold
      .command('verify')
      .description('Prove that everything a browser gets of a site is what its teams signed.')
      .argument('[address]', 'of the deployed site; by default its folder or bucket is read')
      .option('--host-key <key>', 'public key of the host’s team, from elsewhere')
      .option(
        '--since <state>',
        'the state of an earlier run, to see whether an older one came back',
      )
      .addHelpText('after', examples('verify https://www.fivefold.example', 'verify'))
      .action(async (address, flags) => (await import('./verify')).verify(address, flags))
  },
}
