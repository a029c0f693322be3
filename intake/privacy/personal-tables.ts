import { addressKey } from '@fivefold/shared/outbox/address-key'
import * as v from 'valibot'
import { IntakeError } from '../intake-error'
import { emailAddress } from '../records/record-schema'

/** A table of what people have sent. Each record has an `id`. */
interface PersonalTable {
  name: string
  /** The SQL that finds what belongs to the address `$1`. */
  ofPerson: string
  /** The column with the time of arrival. */
  receivedAt: string
}

/** Export, erasure and retention go through these, in this order: what refers to another table comes before it. */
export const personalTables: readonly PersonalTable[] = [
  { name: 'lead', ofPerson: 'lower(email) = lower($1)', receivedAt: 'received_at' },
  {
    name: 'ticket_entry',
    ofPerson:
      'ticket in (select ticket.id from ticket join person on person.id = ticket.person where lower(email) = lower($1))',
    // A ticket goes with everything on it.
    receivedAt: '(select ticket.received_at from ticket where ticket.id = ticket_entry.ticket)',
  },
  {
    name: 'ticket',
    ofPerson: 'person in (select id from person where lower(email) = lower($1))',
    receivedAt: 'received_at',
  },
  {
    name: 'person',
    ofPerson: 'lower(email) = lower($1)',
    // An account stays as long as it has tickets or a session.
    receivedAt: `(case when exists (select from ticket where ticket.person = person.id)
      or exists (select from session where session.person = person.id)
      then now() else created_at end)`,
  },
  { name: 'sign_in', ofPerson: 'lower(email) = lower($1)', receivedAt: 'created_at' },
]

/** An address is the same with other capitals and with spaces around it. @throws IntakeError for what is none. */
export function addressOf(given: string): string {
  const address = v.safeParse(emailAddress, given)
  if (address.success) return addressKey(address.output)
  throw new IntakeError(`“${given}” is no email address.`)
}
