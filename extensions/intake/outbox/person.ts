import { localArea } from '@fivefold/shared/storage/browser-storage'
import { isRecord, readJson } from '@fivefold/shared/storage/stored-json'
import type { OperatorRole } from './desk-answers'
import { personKey } from './outbox-keys'

/** The account of the intake that this browser has signed in to. The session itself is a cookie that no script reads. */
export interface Person {
  /** At the intake. */
  readonly id: string
  /** In the store of this browser, which may have known the address before. */
  readonly userId: string
  /** The last place in the order of arrival that the store has. */
  readonly since: number
  /** An operator's. */
  readonly role?: OperatorRole
}

export function readPerson(): Person | undefined {
  const value = readJson(localArea.get(personKey) ?? '')
  if (!isRecord(value)) return undefined
  const { id, userId, since, role } = value
  return typeof id === 'string' && typeof userId === 'string'
    ? {
        id,
        userId,
        since: typeof since === 'number' ? since : 0,
        ...((role === 'agent' || role === 'admin') && { role }),
      }
    : undefined
}

export const keepPerson = (person: Person) => localArea.set(personKey, JSON.stringify(person))
