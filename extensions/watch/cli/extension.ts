import { Option } from '@commander-js/extra-typings'
import { readPercentage, readReleasedApp } from '../../../deploy/commands/line/command-arguments'
import { examples } from '../../../deploy/commands/line/examples'
import { wait } from '../../../deploy/commands/line/wait-option'
import { whenFree } from '../../../deploy/commands/site/when-free'
import type { Extension } from '../../../deploy/workspace/hooks'
import { readAlpha, readHours, readSteps } from './options'

/** Canaries that advance, end or are promoted by what their browsers report to the intake. */
export const watch: Extension = {
  commands(fivefold) {
    fivefold.hook('preAction', () => {
      const { INTAKE: intake = '', COLLECTOR: collector } = process.env
      // Vite puts it into the code, so that a site whose releases nobody watches has none of it.
      if (!['', '0'].includes(intake) || collector) process.env['VITE_WATCH'] = '1'
    })
    fivefold.commands
      .find((command) => command.name() === 'canary')
      ?.command('auto')
      .description('Look at the errors of a canary once, and advance, promote or end it.')
      .argument('<remote>', 'its name', readReleasedApp)
      .option('--steps <list>', 'percentages on the way to everybody', readSteps, [5, 25, 50])
      .addOption(
        new Option('--deadline <time>', 'that one step may take, such as 12h')
          .argParser(readHours)
          .default(7 * 24, '7d'),
      )
      .option('--at-least <time>', 'that one step takes', readHours)
      .option('--alpha <probability>', 'of a wrong decision', readAlpha, 0.01)
      .option('--ceiling <percentage>', 'of failing browsers that stops it', readPercentage, 5)
      .option(...wait)
      .addHelpText(
        'after',
        `${examples('canary auto support', 'canary auto support --steps 25,50 --deadline 14d')}

From the environment: INTAKE_URL, the origin of the site with the intake; WATCH_KEY, its key.
Exit codes: 0 done or waiting, 1 refused or failed, 3 taken back, 4 undecided: a person has to look.`,
      )
      .action(async (remote, options) => {
        process.exitCode = await whenFree(options.wait, async () =>
          (await import('./auto-canary')).canaryAuto(remote, {
            ...options,
            least: options.atLeast ?? 0,
          }),
        )
      })
  },
}
