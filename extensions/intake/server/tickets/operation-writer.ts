import * as v from 'valibot'
import { hashOf, sortedJson } from '../records/hash'
import { personName } from '../records/record-schema'
import type { Person } from '../sign-in/session'
import type { TicketOperation } from './operation-schema'
import { writers } from '../../outbox/writers'

/** Facts that the intake gives itself. */
const given = new Set<string>([
  ...Object.values(writers).flatMap(({ id, name }) => [id, name]),
  'authorRole',
  'assigneeName',
  'number',
])

/** The name of who has written an operation. */
export const writerOf = (operation: TicketOperation) =>
  String(Reflect.get(operation, writers[operation.type].name))

/** Browsers of people without a name send the address. */
export const isName = (text: string): boolean => v.is(personName, text)

/**
 * A hash of what the sender says, as the first releases sent it. A browser takes over the time of the arrival, also in
 * a copy that it sends again.
 */
export function digestOf(operation: TicketOperation, at = ''): string {
  const facts = Object.entries(operation).filter(([fact]) => !given.has(fact))
  return hashOf(sortedJson({ ...Object.fromEntries(facts), at, name: writerOf(operation) }))
}

/**
 * The operation as browsers apply it. Its author is the session's, whatever the sender says.
 * @param isForCustomer somebody reads it who may not know its writer's address.
 */
export const signed = (
  operation: TicketOperation,
  { id, role, name }: Person,
  isForCustomer: boolean,
  more: object,
): object => ({
  ...operation,
  [writers[operation.type].id]: id,
  ...(isForCustomer &&
    !isName(writerOf(operation)) && { [writers[operation.type].name]: name || 'Support' }),
  ...(operation.type === 'ticketReplied' && {
    authorRole: role === 'customer' ? 'customer' : 'admin',
  }),
  ...more,
})
