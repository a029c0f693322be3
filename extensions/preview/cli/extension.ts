import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { examples } from '../../../deploy/commands/line/examples'
import { readName } from '../../../deploy/commands/line/command-arguments'
import { hostApp, isKit } from '../../../deploy/workspace/folders'
import type { Extension } from '../../../deploy/workspace/hooks'
import type { PreviewFlags } from './commands/release-preview'
import { readLifetime } from './lifetime'

/** Releases that only a link shows. */
export const preview: Extension = {
  build: {
    async built(app) {
      if (!isKit && app === hostApp)
        await (await import('./page/preview-files')).writePreviewFiles()
    },
  },
  release: {
    instead: async (app, command) => {
      const flags: PreviewFlags & { preview?: true; dryRun?: true } = command.opts()
      refuseContradiction(command, flags)
      if (!flags.preview) return false
      await (await import('./commands/release-preview')).releasePreview(app, flags)
      return true
    },
    tidy: async (store) => (await import('./stored-previews')).removeEndedPreviews(store),
    uses: async (store) => {
      const previews = await (await import('./stored-previews')).storedPreviews(store)
      return previews.flatMap(({ document }) => document.uses)
    },
  },
  commands(fivefold) {
    const release = fivefold.commands.find((command) => command.name() === 'release')
    release
      ?.option('--preview', 'release nothing, but print a link that shows it in the live site')
      .option('--for <time>', 'until the preview ends, such as 12h; 3d by default', readLifetime)
      .option('--name <name>', 'of the preview; it takes the place of the one before', readName)
      .option('--report <file>', 'write what was checked, and the sizes, for a pull request')
      .addHelpText('after', examples('release support --preview --for 7d'))
    fivefold
      .command('preview')
      .description('List the previews that have not ended, or end some.')
      .option('--list', 'list them, which is also the default')
      .option('--end <id>', 'end the preview with this id or its beginning, or those of a name')
      .addHelpText('after', examples('preview --list', 'preview --end pr-42'))
      .action(async (options) => (await import('./commands/list-previews')).listPreviews(options))
  },
}

function refuseContradiction(
  command: CommandUnknownOpts,
  flags: PreviewFlags & { preview?: true; dryRun?: true },
) {
  if (flags.preview && flags.dryRun)
    command.error('error: --preview and --dry-run exclude each other')
  if (!flags.preview && (flags.for ?? flags.name ?? flags.report) !== undefined)
    command.error('error: --for, --name and --report belong to --preview')
}
