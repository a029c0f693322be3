import { isRecord } from '@fivefold/shared/storage/stored-json'
import { hashOf, sortedJson } from '../records/hash'
import type { Person } from '../sign-in/session'
import type { TicketOperation } from './operation-schema'

/** The facts that say who has written an operation. */
const writers = {
  ticketOpened: { id: 'userId', name: 'userName' },
  ticketReplied: { id: 'authorId', name: 'authorName' },
  ticketStatusChanged: { id: 'byId', name: 'byName' },
  ticketAssigned: { id: 'byId', name: 'byName' },
  ticketNoted: { id: 'authorId', name: 'authorName' },
} as const satisfies Readonly<Record<TicketOperation['type'], { id: string; name: string }>>

/** Facts that the intake gives itself. */
const given = new Set<string>([
  ...Object.values(writers).flatMap(({ id, name }) => [id, name]),
  'authorRole',
  'assigneeName',
  'number',
])

/** Released browsers send the writer's name as `name` in every operation. */
export function withWriter(operation: unknown): unknown {
  if (!isRecord(operation) || !('name' in operation)) return operation
  const { name, ...facts } = operation
  const writer = Object.entries(writers).find(([type]) => type === facts['type'])?.[1]
  return writer ? { ...facts, [writer.name]: name } : operation
}

/** The name of who has written an operation. */
export const writerOf = (operation: TicketOperation) =>
  String(Reflect.get(operation, writers[operation.type].name))

/**
 * A hash of what the sender says, as the first releases sent it. A browser takes over the time of the arrival, also in
 * a copy that it sends again.
 */
export function digestOf(operation: TicketOperation, at = ''): string {
  const facts = Object.entries(operation).filter(([fact]) => !given.has(fact))
  return hashOf(sortedJson({ ...Object.fromEntries(facts), at, name: writerOf(operation) }))
}

/** The operation as browsers apply it. Its author is the session's, whatever the sender says. */
export const signed = (operation: TicketOperation, { id, role }: Person, more: object): object => ({
  ...operation,
  [writers[operation.type].id]: id,
  ...(operation.type === 'ticketReplied' && {
    authorRole: role === 'customer' ? 'customer' : 'admin',
  }),
  ...more,
})
