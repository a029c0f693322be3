import type { Command } from '@commander-js/extra-typings'
import { examples } from '../../../deploy/commands/line/examples'

const run = async (...words: string[]) => (await import('./run-command')).runCommand(...words)

/** `intake …`: what the operator does with the data of an intake. */
export function addCommands(fivefold: Command) {
  const intake = fivefold
    .command('intake')
    .description('Look after what an intake has received, and its webhook.')
    .addHelpText('after', examples('fivefold intake deliveries --dead'))

  intake
    .command('deliveries')
    .description('List the latest hundred deliveries of the webhook.')
    .option('--dead', 'only those that are given up')
    .addHelpText('after', examples('fivefold intake deliveries --dead'))
    .action(({ dead }) => run('deliveries', dead ? 'dead' : 'any'))

  intake
    .command('resend')
    .description('Send a delivery of the webhook again.')
    .argument('[id]', 'as `intake deliveries` lists it')
    .option('--all', 'all that are given up, instead')
    .addHelpText('after', examples('fivefold intake resend --all'))
    .action((id, { all }, command) => {
      if ((id === undefined) !== (all === true)) command.error('error: name an id, or --all')
      return run('resend', id ?? 'all')
    })

  intake
    .command('export')
    .description('Print everything that is stored about an email address, as JSON.')
    .argument('<email>', 'with any capitals')
    .addHelpText('after', examples('fivefold intake export ada@lovelace.example > ada.json'))
    .action((email) => run('export', email))

  intake
    .command('erase')
    .description('Delete everything that is stored about an email address, and tell the webhook.')
    .argument('<email>', 'with any capitals')
    .addHelpText('after', examples('fivefold intake erase ada@lovelace.example'))
    .action((email) => run('erase', email))

  intake
    .command('link')
    .description('Print a link that signs in to the site once, for who gets no mail.')
    .argument('<email>', 'with any capitals')
    .addHelpText('after', examples('fivefold intake link ada@lovelace.example'))
    .action((email) => run('link', email))

  intake
    .command('sign-out')
    .description('End the sessions of an email address in all browsers.')
    .argument('[email]', 'with any capitals')
    .option('--all', 'those of all people, instead')
    .addHelpText('after', examples('fivefold intake sign-out ada@lovelace.example'))
    .action((email, { all }, command) => {
      if ((email === undefined) !== (all === true))
        command.error('error: name an address, or --all')
      return run('sign-out', email ?? 'all')
    })

  intake
    .command('retain')
    .description('Delete what arrived longer ago than some days.')
    .requiredOption('--days <number>', 'how long records are kept')
    .addHelpText('after', examples('fivefold intake retain --days 365'))
    .action(({ days }) => run('retain', days))
}
