import type { Command } from '@commander-js/extra-typings'
import { examples } from '../../../deploy/commands/line/examples'

const run = async (...words: string[]) => (await import('./run-command')).runCommand(...words)

/** `intake …`: what the operator does with the data of an intake. */
export function addCommands(fivefold: Command) {
  const added = (to: Command, name: string, description: string, example: string) =>
    to
      .command(name)
      .description(description)
      .addHelpText('after', examples(`fivefold ${example}`))
  const intake = added(
    fivefold,
    'intake',
    'Look after what an intake has received, and what it sends.',
    'intake deliveries --dead',
  )
  const add = (name: string, description: string, example: string) =>
    added(intake, name, description, `intake ${name} ${example}`)
  const address = 'ada@lovelace.example'

  add('deliveries', 'List the latest hundred deliveries: of the webhook, and mails.', '--dead')
    .option('--dead', 'only those that are given up')
    .action(({ dead }) => run('deliveries', dead ? 'dead' : 'any'))

  add('resend', 'Send a delivery of the webhook, or a mail, again.', '--all')
    .argument('[id]', 'as `intake deliveries` lists it')
    .option('--all', 'all that are given up, instead')
    .action((id, { all }, command) => {
      if ((id === undefined) !== (all === true)) command.error('error: name an id, or --all')
      return run('resend', id ?? 'all')
    })

  for (const [name, description, example] of [
    [
      'export',
      'Print everything that is stored about an email address, as JSON.',
      `${address} > ada.json`,
    ],
    [
      'erase',
      'Delete everything that is stored about an email address, and tell the webhook.',
      address,
    ],
    ['link', 'Print a link that signs in to the site once, for who gets no mail.', address],
  ] as const) {
    add(name, description, example)
      .argument('<email>', 'with any capitals')
      .action((email) => run(name, email))
  }

  add('sign-out', 'End the sessions of an email address in all browsers.', address)
    .argument('[email]', 'with any capitals')
    .option('--all', 'those of all people, instead')
    .action((email, { all }, command) => {
      if ((email === undefined) !== (all === true))
        command.error('error: name an address, or --all')
      return run('sign-out', email ?? 'all')
    })

  add('retain', 'Delete what arrived longer ago than some days.', '--days 365')
    .requiredOption('--days <number>', 'how long records are kept')
    .action(({ days }) => run('retain', days))
}
