import { examples } from '../../deploy/commands/line/examples'
import type { ReleaseFlags } from '../../deploy/commands/release'
import type { Extension } from '../../deploy/workspace/hooks'

/** Says what a release would change. */
export const dryRun: Extension = {
  commands(fivefold) {
    fivefold.commands
      .find((command) => command.name() === 'release')
      ?.option('--dry-run', 'say what would change, and change nothing')
      .addHelpText('after', examples('release support --dry-run'))
  },
  release: {
    instead: async (app, command) => {
      const flags: ReleaseFlags & { dryRun?: true; preview?: true } = command.opts()
      if (!flags.dryRun || flags.preview) return false
      await (await import('./dry-run')).dryRun(app, flags)
      return true
    },
  },
}
