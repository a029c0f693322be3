import { existsSync } from 'node:fs'
import type { Database } from './database/database'
import { openDatabase } from './database/open-database'
import { listDeliveries, resend, type ListedDelivery } from './delivery/list-deliveries'
import { IntakeError } from './intake-error'
import { erasePerson } from './privacy/erase-person'
import { exportPerson } from './privacy/export-person'
import { addressOf } from './privacy/personal-tables'
import { readDays, retain } from './privacy/retain'
import { databaseOf, settingsOrEnd } from './settings'
import { sendLink } from './sign-in/mail-link'
import type { Mail } from './sign-in/mailer'

/* Commands of the operator, as a process of their own: `node --import tsx commands.ts <name> <argument>`. */

const settings = settingsOrEnd()

const commands: Record<string, (database: Database, argument: string) => Promise<string>> = {
  deliveries: async (database, state) => {
    const listed = await listDeliveries(database, { dead: state === 'dead' })
    return listed.length === 0 ? 'There are none.' : listed.map(lineOf).join('\n')
  },
  resend: async (database, id) => {
    const sent = await resend(database, id === 'all' ? undefined : id)
    return `${sent} will be sent again by the running intake.`
  },
  export: async (database, email) => JSON.stringify(await exportPerson(database, email), null, 2),
  erase: async (database, email) =>
    `${await erasePerson(database, email)} records are deleted. If there is a webhook, it is told.`,
  link: async (database, email) => {
    const { SITE_ORIGIN: origin } = settings
    if (!origin) throw new IntakeError('Set SITE_ORIGIN, such as https://www.company.example.')
    let text = ''
    const keep = async (mail: Mail) => void (text = mail.text)
    await sendLink(database, keep, { email: addressOf(email), origin })
    return text
  },
  retain: async (database, days) => `${await retain(database, readDays(days))} rows are deleted.`,
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

const { url, folder } = databaseOf(settings)
const [, , name = '', argument = ''] = process.argv

try {
  const command = commands[name]
  if (command === undefined) throw new IntakeError(`There is no command ${name}.`)
  if (!url && !existsSync(folder)) {
    throw new IntakeError(`There is no database in ${folder}. Set DATABASE_URL or INTAKE_FOLDER.`)
  }
  // Whoever forgets a setting sees it here.
  console.warn(`Database: ${url ? 'DATABASE_URL' : folder}`)
  const database = await openDatabase({ url, folder })
  try {
    console.info(await command(database, argument))
  } finally {
    await database.close()
  }
} catch (error) {
  if (!(error instanceof IntakeError)) throw error
  console.error(`error: ${error.message}`)
  process.exitCode = 1
}
