import type { Command } from '@commander-js/extra-typings'
import { examples } from '../../deploy/commands/line/examples'
import { isKit } from '../../deploy/workspace/folders'
import type { Extension } from '../../deploy/workspace/hooks'
import { nginxRedirects, redirectsFile } from './nginx-redirects'

/** A real nginx that serves the site with `deploy/nginx.conf`. */
export const nginx: Extension = {
  commands: isKit ? undefined : addCommands,
  reconcile: { files: (registry) => ({ [redirectsFile]: nginxRedirects(registry) }) },
}

function addCommands(fivefold: Command) {
  fivefold
    .command('nginx-check')
    .description('Check that a real nginx serves the site as expected.')
    .addHelpText('after', examples('fivefold nginx-check'))
    .action(async () => (await import('./nginx-check')).nginxCheck())
}
