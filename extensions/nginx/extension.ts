import type { Command } from '@commander-js/extra-typings'
import { examples } from '../../deploy/commands/line/examples'
import { isKit } from '../../deploy/workspace/folders'
import type { Extension } from '../../deploy/workspace/hooks'
import type { RegistryDocument } from '../../shared/contract/federation/registry-document'
import { patternOf } from '../../deploy/site/files/page-file'

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

/** Included by nginx.conf, relative to the site. */
const redirectsFile = '.redirects.conf'

/** Retired pages as lines of an nginx map; one without a redirect hides those below it. */
const nginxRedirects = ({ retired = [] }: RegistryDocument) =>
  retired
    .map(({ path, redirect = '' }) => `"~${quoted(patternOf(path))}" "${quoted(redirect)}";\n`)
    .join('')

/** nginx cannot escape the dollar sign of a variable. At the end of an expression it is not a variable. */
const quoted = (text: string) =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/"/g, '\\"')
    .replace(/\$(?!$)/g, '%24')
