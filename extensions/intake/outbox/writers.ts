import { isRecord } from '@fivefold/shared/storage/stored-json'

/** The facts that say who has written an operation. */
export const writers = {
  ticketOpened: { id: 'userId', name: 'userName' },
  ticketReplied: { id: 'authorId', name: 'authorName' },
  ticketStatusChanged: { id: 'byId', name: 'byName' },
  ticketAssigned: { id: 'byId', name: 'byName' },
  ticketNoted: { id: 'authorId', name: 'authorName' },
} as const

/** Released browsers send the writer's name as `name` in every operation. */
export function withWriter(operation: unknown): unknown {
  if (!isRecord(operation) || !('name' in operation)) return operation
  const { name, ...facts } = operation
  const writer = Object.entries(writers).find(([type]) => type === facts['type'])?.[1]
  return writer ? { ...facts, [writer.name]: name } : operation
}
