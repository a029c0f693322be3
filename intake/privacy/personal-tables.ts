import { IntakeError } from '../intake-error'

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
]

/** An address is the same with other capitals and with spaces around it. @throws IntakeError for what is none. */
export function addressOf(given: string): string {
  const address = given.trim().toLowerCase()
  if (/^[^\s@]+@[^\s@]+$/.test(address)) return address
  throw new IntakeError(`“${given}” is no email address.`)
}
