import type { Operation } from '../domain/site/site-operations'
import { keepReceipt, receiptOf } from '../receipts/receipts'
import { isRecord } from '../storage/stored-json'
import { stateStore } from '../store/state-store'
import { commitStored, loadStore } from '../store/site-store'
import { keepPerson, readPerson, type Person } from './person'
import { get } from './post'

/**
 * Fetches what happened to the visitor's tickets elsewhere, and applies it to the store.
 * @returns `ended` if the session has ended; false if the intake does not answer now.
 */
export async function fetchAnswers(): Promise<boolean | 'ended'> {
  if (readPerson()) await loadStore()
  for (;;) {
    const person = readPerson()
    if (!person) return true
    const outcome = await get(`/intake/tickets?since=${person.since}`)
    if (outcome.kind === 'refused') return false
    if (outcome.kind === 'later') return outcome.status === 401 ? 'ended' : false
    const { operations, next, more } = isRecord(outcome.body) ? outcome.body : {}
    if (!Array.isArray(operations) || typeof next !== 'number') return false
    // The visitor may have left meanwhile.
    if (readPerson()?.id !== person.id) return true
    for (const operation of operations) if (!apply(operation, person)) return false
    keepPerson({ ...person, since: next })
    if (more !== true) return true
  }
}

const names = ['userId', 'authorId', 'byId'] as const

/** @returns false if storage refuses it. */
function apply(given: unknown, { id, userId }: Person): boolean {
  if (!isRecord(given)) return true
  const isOwn = names.some((name) => given[name] === id)
  const operation = { ...given } as Record<string, unknown> & Operation
  for (const name of names) if (operation[name] === id) Object.assign(operation, { [name]: userId })
  const before = stateStore.getState()
  if (!commitStored(operation)) return false
  const isKnown = before.supportTickets.find((ticket) => ticket.id === operation.id)
  if (isKnown && operation.type === 'ticketOpened' && isKnown.number !== operation.number) {
    const { at, number } = operation
    const isNumbered = commitStored({
      type: 'ticketNumbered',
      id: `${isKnown.id}:number`,
      at,
      ticketId: isKnown.id,
      number: number ?? 0,
    })
    if (!isNumbered) return false
  }
  if (isOwn && !receiptOf(operation.id)) keepReceipt({ id: operation.id })
  return true
}
