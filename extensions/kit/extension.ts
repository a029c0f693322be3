import type { Command } from '@commander-js/extra-typings'
import { paths } from '../../shared/contract/routing/paths'
import { examples } from '../../deploy/commands/line/examples'
import { listApps } from '../../deploy/workspace/apps'
import { hostApp, isKit } from '../../deploy/workspace/folders'
import type { Extension } from '../../deploy/workspace/hooks'
import { addRepositoryCommands } from './commands/repository-commands'
import { newFormName, newRemoteName } from './create-remote/remote-name'

/** Gives teams in other repositories new remotes, and the packages that they build with. */
export const kit: Extension = {
  build: {
    async built(app) {
      if (!isKit && app === hostApp) await (await import('./pack/pack-kit')).packKit()
    },
  },
  release: {
    refuse: async (site, app) => (await import('./commands/refuse-misfit')).refuseMisfit(site, app),
  },
  // The kit contains only the code of its commands.
  commands: isKit ? addRepositoryCommands : addWorkspaceCommands,
}

function addWorkspaceCommands(fivefold: Command) {
  fivefold
    .command('announce')
    .description('Let other teams check their remotes against the host that is built here.')
    .addHelpText('after', examples('fivefold announce'))
    .action(async () => (await import('./commands/announce')).announce())
  fivefold
    .command('create-remote')
    .description('Write a new remote with a page and its tests.')
    .argument('<name>', 'also the address of its page', (word) =>
      newRemoteName(word, listApps(), Object.values(paths)),
    )
    .option('--form <name>', 'gives the page a form, whose records the company gets', newFormName)
    .addHelpText(
      'after',
      examples('create-remote billing', 'create-remote billing --form visit-request'),
    )
    .action(async (...given) =>
      (await import('./commands/create-remote')).createRemoteCommand(given[0], given[1]),
    )
}
