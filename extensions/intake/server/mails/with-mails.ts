import type { Database } from '../database/database'
import { withTask } from '../database/with-task'
import type { Channel } from '../delivery/deliver-due'
import { usualPace, type Pace } from '../delivery/pace'
import { withChannel } from '../delivery/with-channel'
import { mailFailure, type SendMail } from '../sign-in/mailer'
import { composeMail, type MailSite } from './compose-mail'

/** A mail server takes its time, and what it has taken is not taken back. */
const mailPace: Pace = { ...usualPace, timeout: 60_000 }

/** Milliseconds between two looks whether any intake sends. */
const pause = 30_000

/**
 * Wraps a database: its transactions store mails, which are sent when they are due. Without a mail server, or an origin
 * for links, it leaves mails to the other intakes of the database. Without one for an hour, what waits is given up:
 * operators see it, and can send it again.
 */
export async function withMails(
  database: Database,
  sending: (MailSite & { sendMail: SendMail }) | undefined,
  pace = mailPace,
): Promise<Database> {
  if (sending === undefined) {
    await giveUp(database)
    return withTask(database, pause, 'Mails wait for the database', () => giveUp(database))
  }
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

const giveUp = ({ query }: Database) =>
  query(
    `update delivery set state = 'dead', joins = null, error = 'There is no mail server.'
     where channel = 'mail' and state = 'waiting'
       and not exists (select from mailing where until > now() - interval '1 hour')`,
  )
