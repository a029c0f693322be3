import { errorLogKey, forgetClientErrors } from '../analytics/error-log'
import { localArea, sessionArea } from './browser-storage'
import type { Preferences, SiteState, User } from './entities'
import { journalPrefix } from './journal'
import { newFact } from './record-id'
import { commit, readState, resetStore } from './site-store'
import { storeKey } from './snapshot'
import { StoreError, type Outcome } from './store-error'
import { ticketsOf } from './tickets'
import { votesOf } from './roadmap'

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

/** Everything the store holds about one person. */
export function exportOf(state: SiteState, userId: string) {
  const user =
    state.users.find(({ id }) => id === userId) ??
    (state.currentUser?.id === userId ? state.currentUser : null)
  const supportTickets = ticketsOf(state, userId)
  const own = new Set(supportTickets.map(({ id }) => id))
  return {
    user,
    preferences: user?.preferences ?? null,
    supportTickets,
    ticketEvents: state.ticketEvents.filter((event) => own.has(event.ticket_id)),
    roadmapVotes: votesOf(state, userId),
  }
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

/**
 * Removes all that the site keeps in this browser and begins again, signed out, in every tab. The
 * store clears what is its own, so that the other tabs hear of it.
 */
export function clearBrowserData(): void {
  for (const area of [localArea, sessionArea]) {
    for (const key of area.keys()) if (isBesideTheStore(key)) area.remove(key)
  }
  void forgetCaches()
  forgetClientErrors()
  resetStore()
}

/** Pages may keep copies of what they fetched in the cache storage, named after the site. */
async function forgetCaches() {
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(sitePrefix)).map((name) => caches.delete(name)),
  )
}

const sitePrefix = 'fivefold-'

function isBesideTheStore(key: string): boolean {
  const isOfStore = key === storeKey || key.startsWith(journalPrefix)
  return key === errorLogKey || (key.startsWith(sitePrefix) && !isOfStore)
}
