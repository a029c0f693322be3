import type { OperatorRole } from '../outbox/desk-answers'
import { keepPerson, readPerson } from '../outbox/person'

/** Keeps what the intake has said last. Nobody is offered what it would refuse. */
export function keepRole(role: OperatorRole): void {
  const person = readPerson()
  if (person && person.role !== role) keepPerson({ ...person, role })
}

export const isAdmin = (): boolean => readPerson()?.role === 'admin'
