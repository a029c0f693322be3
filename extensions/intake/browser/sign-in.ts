import type { User } from '../../../shared/domain/accounts/user'
import { newFact } from '../../../shared/domain/model/record-id'
import { isRecord } from '../../../shared/data/storage/stored-json'
import { keep } from '../../../shared/data/store/keep'
import { commit, readState } from '../../../shared/data/store/site-store'
import { addressKey } from '../outbox/address-key'
import { sendLeaving } from '../outbox/leaving'
import { keepPerson } from '../outbox/person'
import { post, type Outcome } from '../outbox/post'

const unreachable = 'The site does not answer. Check your connection and try again.'

/** Asks for a mail with a link. @returns the problem, or whether earlier mails have the link. */
export async function requestLink(
  email: string,
): Promise<{ problem: string } | { isEarlier: boolean }> {
  const outcome = await post('/intake/sign-in/mail', { email })
  const problem = problemOf(outcome)
  if (problem !== undefined) return { problem }
  return { isEarlier: 'earlier' in bodyOf(outcome) }
}

/** Asks whom a link signs in. @returns why nobody; a link that `isOver` signs in nobody any more. */
export async function addressOfLink(
  token: string,
): Promise<{ email: string } | { problem: string; isOver: boolean }> {
  const outcome = await post('/intake/sign-in/about', { token })
  const { email } = bodyOf(outcome)
  if (typeof email === 'string') return { email }
  return { problem: problemOf(outcome) ?? unreachable, isOver: outcome.kind === 'refused' }
}

/**
 * Signs in with the token of a link, in the intake and in the store.
 * @returns why not.
 * @throws StoreError if storage refuses the account.
 */
export async function confirmLink(token: string): Promise<string | undefined> {
  // An account that is deleted, and then used again, is deleted first.
  if (!(await sendLeaving())) return unreachable
  const outcome = await post('/intake/sign-in/confirm', { token })
  const person = bodyOf(outcome)
  const { id, email } = person
  if (typeof id !== 'string' || typeof email !== 'string') return problemOf(outcome) ?? unreachable
  const known = accountOf(id, email)
  const userId = known?.id ?? id
  keepPerson({ id, userId, since: 0 })
  if (known) {
    commit({ type: 'userSignedIn', ...newFact(), userId })
    if (known.email !== email) takeAddress(known, email)
  } else {
    const profile = { name: '', email, company: '', phone: '' }
    keep({ type: 'userRegistered', ...newFact(), id, ...profile })
  }
  const role = person['role'] === 'agent' || person['role'] === 'admin' ? 'admin' : 'customer'
  commit({ type: 'roleGiven', ...newFact(), userId, role })
  return undefined
}

/** This browser may have known the address, or another spelling of it, before the intake did. */
function accountOf(id: string, email: string) {
  const { users } = readState()
  const key = addressKey(email)
  return (
    users.find((user) => user.id === id) ?? users.find((user) => addressKey(user.email) === key)
  )
}

/** The address that the mail has proved. */
function takeAddress({ id: userId, name, company, phone }: User, email: string) {
  commit({ type: 'profileSaved', ...newFact(), userId, name, email, company, phone })
}

const bodyOf = (outcome: Outcome): Record<string, unknown> =>
  outcome.kind === 'answer' && isRecord(outcome.body) ? outcome.body : {}

const problemOf = (outcome: Outcome) =>
  outcome.kind === 'answer' ? undefined : outcome.reason || unreachable
