import type { User } from '../../domain/accounts/user'
import { newFact } from '../../domain/model/record-id'
import { keep } from '../store/keep'
import { commit, readState } from '../store/site-store'
import type { Outcome } from '../store/store-error'

/**
 * Limit of specification 1, section 9.
 * @example minimumPasswordLength // 6
 */
export const minimumPasswordLength = 6

const shortPassword = `Password must be at least ${minimumPasswordLength} characters`

const unknownEmail = { ok: false, field: 'email', message: 'User not found' } as const
const knownEmail = { ok: false, field: 'email', message: 'User already exists' } as const

const refused = <const Field>(field: Field, message: string) =>
  ({ ok: false, field, message }) as const

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** A refusal names the field that it is about. */
export type AccountOutcome<Field> = Outcome<{ user: User }, { readonly field: Field }>

/**
 * Checks only that the exact email is known and that the password is long enough.
 * @example
 * const outcome = signIn({ email: 'a@b.example', password: 'secret1' })
 * if (!outcome.ok) console.warn(outcome.message)
 */
export function signIn({ email, password }: Credentials): AccountOutcome<keyof Credentials> {
  const user = readState().users.find((known) => known.email === email)
  if (!user) return unknownEmail
  if (password.length < minimumPasswordLength) return refused('password', shortPassword)
  commit({ type: 'userSignedIn', ...newFact(), userId: user.id })
  return { ok: true, user: readState().currentUser ?? user }
}

export interface Registration extends Credentials {
  readonly name: string
  readonly confirmPassword: string
  readonly company?: string
  readonly phone?: string
}

/**
 * Creates a customer's account and signs it in. The password is checked and not stored.
 * @throws StoreError if storage refuses the account.
 * @example
 * const name = 'Ada'
 * register({ name, email: 'a@b.example', password: 'secret1', confirmPassword: 'secret1' })
 */
export function register(registration: Registration): AccountOutcome<keyof Registration> {
  const refusal = registrationRefusal(registration)
  if (refusal) return refusal
  const { name, email, company = '', phone = '' } = registration
  const fact = newFact()
  keep({ type: 'userRegistered', ...fact, name: name.trim(), email, company, phone })
  const user = readState().users.find(({ id }) => id === fact.id)
  return user ? { ok: true, user } : knownEmail
}

function registrationRefusal(registration: Registration) {
  const { name, email, password, confirmPassword } = registration
  if (password !== confirmPassword) return refused('confirmPassword', 'Passwords do not match')
  if (password.length < minimumPasswordLength) return refused('password', `${shortPassword} long`)
  if (name.trim() === '') return refused('name', 'Name is required')
  if (readState().users.some((user) => user.email === email)) return knownEmail
  return undefined
}

/**
 * Sends nothing, only logs the request. An unknown email is refused.
 * @example requestPasswordReset('a@b.example').ok
 */
export function requestPasswordReset(email: string): Outcome {
  if (!readState().users.some((user) => user.email === email)) return unknownEmail
  console.info('[account] Password reset requested for', email)
  return { ok: true }
}

/**
 * Signs out in every tab.
 * @example <button onClick={signOut}>Logout</button>
 */
export function signOut(): void {
  commit({ type: 'userSignedOut', ...newFact() })
}

/**
 * Equals signing out, since all tabs of a browser share one session.
 * @example <button onClick={signOutEverywhere}>Sign out everywhere</button>
 */
export function signOutEverywhere(): void {
  signOut()
}
