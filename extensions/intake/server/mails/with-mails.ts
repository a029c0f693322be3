import type { Database } from '../database/database'
import type { Channel } from '../delivery/deliver-due'
import { usualPace, type Pace } from '../delivery/pace'
import { withChannel } from '../delivery/with-channel'
import { mailFailure, type SendMail } from '../sign-in/mailer'
import { composeMail, type MailSite } from './compose-mail'

/** A mail server takes its time, and what it has taken is not taken back. */
const mailPace: Pace = { ...usualPace, timeout: 60_000 }

/**
 * Wraps a database: its transactions store mails, which are sent when they are due. Without a mail server, or an origin
 * for links, they store none, and what waits is given up: operators see it, and can send it again.
 */
export async function withMails(
  database: Database,
  sending: (MailSite & { sendMail: SendMail }) | undefined,
  pace = mailPace,
): Promise<Database> {
  if (sending === undefined) {
    await database.query('delete from mailing')
    await database.query(
      `update delivery set state = 'dead', joins = null, error = 'There is no mail server.'
       where channel = 'mail' and state = 'waiting'`,
    )
    return database
  }
  await database.query('insert into mailing default values on conflict do nothing')
  const send: Channel['send'] = async (delivery) => {
    try {
      const mail = await composeMail(database, delivery, sending)
      if (mail) await sending.sendMail(mail)
      return { isDone: true }
    } catch (error) {
      const { reason, refuses } = mailFailure(error)
      return { isDone: false, error: reason, isFinal: refuses !== undefined }
    }
  }
  // Mail servers limit the connections of one client.
  return withChannel(database, { name: 'mail', send, pace, atOnce: 3 })
}
