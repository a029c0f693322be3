import { existsSync } from 'node:fs'
import { emailKey } from '../outbox/address-key'
import * as v from 'valibot'
import type { Database } from './database/database'
import { openDatabase } from './database/open-database'
import { listDeliveries, resend, type ListedDelivery } from './delivery/list-deliveries'
import { IntakeError } from './intake-error'
import { erasePerson } from './privacy/erase-person'
import { exportPerson } from './privacy/export-person'
import { jsonParts } from './privacy/json-parts'
import { emailOf } from './privacy/personal-tables'
import { readDays, retain } from './privacy/retain'
import { emailAddress } from './records/record-schema'
import { databaseSettings, type Settings } from './settings'
import { endSessionsOf } from './sign-in/session'
import { keptMails, type KeptMails } from './sign-in/kept-mails'
import { makeLink } from './sign-in/mail-link'

const commands: Record<
  string,
  (
    database: Database,
    argument: string,
    has: { mails: KeptMails; origin: string | undefined },
  ) => Promise<string | AsyncIterable<string>>
> = {
  deliveries: async (database, state) => {
    const listed = await listDeliveries(database, { dead: state === 'dead' })
    return listed.length === 0 ? 'There are none.' : listed.map(lineOf).join('\n')
  },
  resend: async (database, id) => {
    const sent = await resend(database, id === 'all' ? undefined : id)
    return `${sent} will be sent again by the running intake.`
  },
  export: async (database, email, { mails }) =>
    jsonParts(await exportPerson(database, email, mails)),
  erase: async (database, email, { mails }) =>
    `${await erasePerson(database, email, mails)} records are deleted. If there is a webhook, it is told.`,
  link: async (database, email, { origin }) => {
    if (!origin) throw new IntakeError('Set SITE_ORIGIN, such as https://www.company.example.')
    const read = v.safeParse(emailAddress, email)
    if (!read.success) throw new IntakeError(`“${email}” is no email address.`)
    const request = { email: read.output, origin }
    return (await makeLink(database, request, { isMailed: false })).mail.text
  },
  'sign-out': async (database, email) => {
    const key = email === 'all' ? undefined : emailKey(emailOf(email))
    return `Sessions that are ended: ${await endSessionsOf(database, key)}.`
  },
  retain: async (database, days, { mails }) =>
    `${await retain(database, readDays(days), mails)} rows are deleted.`,
}

const lineOf = ({ id, kind, state, tries, due, error }: ListedDelivery) =>
  [
    id,
    kind,
    state,
    `${tries} ${tries === 1 ? 'try' : 'tries'}`,
    ...(state === 'waiting' ? [`next ${due.toISOString()}`] : []),
    ...(error === null ? [] : [error]),
  ].join('  ')

/**
 * Runs a command of the operator.
 * @param write takes what it prints.
 * @throws IntakeError for one that cannot run.
 */
export async function runCommand(
  [name = '', argument = '']: readonly string[],
  settings: Settings,
  write: (text: string) => void,
): Promise<void> {
  const { url, folder, mails } = databaseSettings(settings)
  const command = commands[name]
  if (command === undefined) throw new IntakeError(`There is no command ${name}.`)
  if (!url && !existsSync(folder)) {
    throw new IntakeError(`There is no database in ${folder}. Set DATABASE_URL or INTAKE_FOLDER.`)
  }
  // This line reveals a forgotten setting.
  console.warn(`Database: ${url ? 'DATABASE_URL' : folder}`)
  const database = await openDatabase({ url, folder })
  try {
    const has = { mails: keptMails(mails), origin: settings.SITE_ORIGIN }
    const said = await command(database, argument, has)
    if (typeof said === 'string') write(said)
    else for await (const part of said) write(part)
    write('\n')
  } finally {
    await database.close()
  }
}
