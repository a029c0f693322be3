import * as v from 'valibot'
import { IntakeError } from '../intake-error'
import { withSmallAscii } from '../records/email-address'
import { storedEmail } from '../records/record-schema'

/** A table of what people have sent. Each record has an `id`. */
interface PersonalTable {
  name: string
  /** The SQL that finds what belongs to the email address with the key `$1`. */
  ofPerson: string
  /** The column with the time of arrival. */
  receivedAt: string
  /** Columns that no export has, because only operators may know them. */
  withheld?: readonly string[]
}

const ofTickets =
  'ticket in (select ticket.id from ticket join person on person.id = ticket.person where email_key = $1)'

/** Export, erasure and retention go through these, in this order: what refers to another table comes before it. */
export const personalTables: readonly PersonalTable[] = [
  { name: 'lead', ofPerson: 'email_key = $1', receivedAt: 'received_at' },
  {
    name: 'ticket_entry',
    ofPerson: ofTickets,
    // A ticket goes with everything on it.
    receivedAt: '(select ticket.received_at from ticket where ticket.id = ticket_entry.ticket)',
  },
  {
    name: 'ticket_file',
    ofPerson: ofTickets,
    receivedAt: '(select ticket.received_at from ticket where ticket.id = ticket_file.ticket)',
  },
  {
    name: 'ticket',
    ofPerson: 'person in (select id from person where email_key = $1)',
    receivedAt: 'received_at',
    withheld: ['assignee', 'assignee_name', 'words'],
  },
  {
    name: 'person',
    ofPerson: 'email_key = $1',
    // An account stays as long as it has tickets or a session.
    receivedAt: `(case when exists (select from ticket where ticket.person = person.id)
      or exists (select from session where session.person = person.id)
      then now() else created_at end)`,
  },
  { name: 'sign_in', ofPerson: 'email_key = $1', receivedAt: 'created_at' },
]

/** Trims an email address and makes its ASCII letters small. @throws IntakeError if it is invalid. */
export function emailOf(given: string): string {
  const email = v.safeParse(storedEmail, given)
  if (email.success) return withSmallAscii(email.output)
  throw new IntakeError(`“${given}” is no email address.`)
}
