import { keepReceipt, receiptOf } from './receipts'
import { keepTrying } from '@fivefold/shared/loading/network'
import { paths } from '@fivefold/shared/routing/paths'
import { isRecord } from '@fivefold/shared/storage/stored-json'
import { stateStore } from '@fivefold/shared/store/state-store'
import { commitStored, loadStore } from '@fivefold/shared/store/site-store'
import { keepPerson, readPerson, type Person } from './person'
import { get, unknownVisitor } from './post'
import { isTicketOperation, type TicketOperation } from './ticket-operation'

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
    // The visitor may have signed out during the request.
    if (readPerson()?.id !== person.id) return true
    for (const operation of operations) if (!apply(operation, person)) return false
    keepPerson({ ...person, since: next })
    if (more !== true) return true
  }
}

const authors = ['userId', 'authorId', 'byId'] as const

/** @returns false if storage refuses it. */
function apply(given: unknown, { id, userId }: Person): boolean {
  if (!isTicketOperation(given)) return true
  const own = authors.filter((name) => Reflect.get(given, name) === id)
  const operation = { ...given, ...Object.fromEntries(own.map((name) => [name, userId])) }
  if (!commitStored(operation)) return false
  if (own.length > 0 && !receiptOf(operation.id)) keepReceipt({ id: operation.id })
  return takeNumber(operation) && takeTime(operation)
}

/** This browser has dated what was written here by its own clock. */
function takeTime({ id: entryId, at }: TicketOperation): boolean {
  const { ticketEvents, ticketMessages } = stateStore.getState()
  const isDated = [...ticketEvents, ...ticketMessages].every(
    (entry) => entry.id !== entryId || entry.created_at === at,
  )
  return isDated || commitStored({ type: 'ticketEntryDated', id: `${entryId}:dated`, at, entryId })
}

/** Replaces the number that this browser has given to a new ticket with the intake's. */
function takeNumber(operation: TicketOperation): boolean {
  if (operation.type !== 'ticketOpened' || operation.number === undefined) return true
  const { id: ticketId, at, number } = operation
  const hasNumber = stateStore
    .getState()
    .supportTickets.every((ticket) => ticket.id !== ticketId || ticket.number === number)
  const id = `${ticketId}:number`
  return hasNumber || commitStored({ type: 'ticketNumbered', id, at, ticketId, number })
}

/** Milliseconds between two requests of an open portal that the visitor sees, and after several that failed. */
const pause = 10_000
const longestPause = 80_000

/**
 * Fetches answers to the visitor's tickets now, whenever the visitor comes back to the page, and every ten seconds
 * while they look at the portal.
 * @param onEnd called when the session has ended.
 */
export function followAnswers(onEnd: () => void): void {
  let isAsking = false

  async function ask() {
    if (isAsking || !readPerson()) return true
    isAsking = true
    const outcome = await fetchAnswers()
    isAsking = false
    if (outcome === 'ended') onEnd()
    return outcome !== false
  }

  keepTrying(
    (event) => (event || location.pathname.startsWith(paths.portal) ? ask() : true),
    pause,
    longestPause,
  )
  // Desk and profile ask for themselves.
  window.addEventListener(unknownVisitor, () => void ask())
  void ask()
}
