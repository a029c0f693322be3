import type { User } from '@fivefold/shared/domain/accounts/user'
import { newFact } from '@fivefold/shared/domain/model/record-id'
import { paths } from '@fivefold/shared/routing/paths'
import { localArea } from '@fivefold/shared/storage/browser-storage'
import { isRecord } from '@fivefold/shared/storage/stored-json'
import { keep } from '@fivefold/shared/store/keep'
import { commit, readState } from '@fivefold/shared/store/site-store'
import { emailKey } from '../outbox/address-key'
import { sendLeaving } from '../outbox/leaving'
import { askedOnKey } from '../outbox/outbox-keys'
import { keepPerson } from '../outbox/person'
import { post, type Outcome } from '../outbox/post'

const unreachable = 'The site does not answer. Check your connection and try again.'

/** Keeps the page on which this browser asks for a link. The link may open in another tab. */
function keepPage() {
  const { pathname, search } = location
  if (pathname === paths.home) localArea.remove(askedOnKey)
  else localArea.set(askedOnKey, pathname + search)
}

/** @returns the page on which the link was asked for; else, for operators, that of their work. */
export function takePage(): string {
  const page = localArea.get(askedOnKey)
  localArea.remove(askedOnKey)
  return page ?? (readState().currentUser?.role === 'admin' ? paths.admin : paths.portal)
}

/** Asks for a mail with a link. @returns the problem, or whether earlier mails have the link. */
export async function requestLink(
  email: string,
): Promise<{ problem: string } | { isEarlier: boolean }> {
  const outcome = await post('/intake/sign-in/mail', { email })
  const problem = problemOf(outcome)
  if (problem !== undefined) return { problem }
  keepPage()
  return { isEarlier: 'earlier' in bodyOf(outcome) }
}

interface LinkedPerson {
  email: string
  /** The intake has none yet. */
  needsName: boolean
}

/** Asks whom a link signs in. @returns why nobody; a link that `isOver` signs in nobody any more. */
export async function personOfLink(
  token: string,
): Promise<LinkedPerson | { problem: string; isOver: boolean }> {
  const outcome = await post('/intake/sign-in/about', { token })
  const { email, name } = bodyOf(outcome)
  if (typeof email === 'string') return { email, needsName: name === '' }
  return { problem: problemOf(outcome) ?? unreachable, isOver: outcome.kind === 'refused' }
}

/** The name that this browser knows for an address. */
export function knownName(email: string): string {
  const name = accountOf('', email)?.name ?? ''
  return name.includes('@') ? '' : name
}

/**
 * Signs in with the token of a link, in the intake and in the store.
 * @param given the name of a person whom the intake knows none of.
 * @returns why not.
 * @throws StoreError if storage refuses the account.
 */
export async function confirmLink(token: string, given?: string): Promise<string | undefined> {
  // An account that is deleted, and then used again, is deleted first.
  if (!(await sendLeaving())) return unreachable
  const outcome = await post('/intake/sign-in/confirm', { token, ...(given && { name: given }) })
  const person = bodyOf(outcome)
  const { id, email } = person
  const role = person['role'] === 'agent' || person['role'] === 'admin' ? person['role'] : undefined
  const name = typeof person['name'] === 'string' ? person['name'] : ''
  if (typeof id !== 'string' || typeof email !== 'string') return problemOf(outcome) ?? unreachable
  const known = accountOf(id, email)
  const userId = known?.id ?? id
  keepPerson({ id, userId, since: 0, ...(role && { role }) })
  if (known) {
    commit({ type: 'userSignedIn', ...newFact(), userId })
    keepProfile(known, { email, name: name || known.name })
  } else {
    const profile = { name, email, company: '', phone: '' }
    keep({ type: 'userRegistered', ...newFact(), id, ...profile })
  }
  commit({ type: 'roleGiven', ...newFact(), userId, role: role ? 'admin' : 'customer' })
  return undefined
}

/** This browser may have known the address, or another spelling of it, before the intake did. */
function accountOf(id: string, email: string) {
  const { users } = readState()
  const key = emailKey(email)
  return users.find((user) => user.id === id) ?? users.find((user) => emailKey(user.email) === key)
}

/** The address that the mail has proved, and the name that the intake has. */
function keepProfile(known: User, given: Pick<User, 'email' | 'name'>) {
  const { id: userId, company, phone } = known
  if (known.email === given.email && known.name === given.name) return
  commit({ type: 'profileSaved', ...newFact(), userId, ...given, company, phone })
}

const bodyOf = (outcome: Outcome): Record<string, unknown> =>
  outcome.kind === 'answer' && isRecord(outcome.body) ? outcome.body : {}

const problemOf = (outcome: Outcome) =>
  outcome.kind === 'answer' ? undefined : outcome.reason || unreachable
