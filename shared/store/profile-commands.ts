import type { Preferences, User } from '../domain/accounts/user'
import { newFact } from '../domain/model/record-id'
import { commit, readState } from './site-store'
import { StoreError, type Outcome } from './store-error'

export interface ProfileFields {
  readonly name: string
  readonly email: string
  readonly company: string
  readonly phone: string
}

export function saveProfile(fields: ProfileFields): Outcome<{ user: User }> {
  const user = signedInUser()
  const { company, phone, email } = fields
  const name = fields.name.trim()
  if (name === '') return { ok: false, message: 'Name is required' }
  if (readState().users.some((other) => other.email === email && other.id !== user.id)) {
    return { ok: false, message: 'User already exists' }
  }
  commit({ type: 'profileSaved', ...newFact(), userId: user.id, name, email, company, phone })
  return { ok: true, user: signedInUser() }
}

export function savePreferences(preferences: Preferences): void {
  commit({ type: 'preferencesSaved', ...newFact(), userId: signedInUser().id, preferences })
}

/** Removes the signed-in account with its tickets and votes, and signs out everywhere. */
export function deleteAccount(): void {
  commit({ type: 'accountDeleted', ...newFact(), userId: signedInUser().id })
}

function signedInUser(): User {
  const user = readState().currentUser
  if (!user) throw new StoreError('Authentication Required', 'Please log in first.')
  return user
}
