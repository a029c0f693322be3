import { describe, expect, test } from 'vitest'
import {
  preferencesSaved,
  profileSaved,
  userRegistered,
  userSignedIn,
  userSignedOut,
} from './account-operations'
import { defaultPreferences } from './user'
import type { SiteState } from '../site/site-state'
import { seededState } from '../site/seeds'
import { frozen } from '../testing/frozen'

const [avery, casey] = seededState.users
if (!avery || !casey) throw new Error('the seeds are incomplete')
const at = '2026-11-02T08:00:00.000Z'
const state: Pick<SiteState, 'users' | 'currentUser'> = frozen({
  users: [avery, casey],
  currentUser: null,
})
const session = frozen({ ...state, currentUser: casey })

describe('registering', () => {
  const person = { name: 'Robin', email: 'r@x.example', company: 'X', phone: '1' }
  const fact = { type: 'userRegistered', id: 'u', at, ...person } as const

  test('adds a customer with every field, and signs them in', () => {
    const user = {
      id: 'u',
      ...person,
      role: 'customer',
      created_at: at,
      last_login: at,
      preferences: defaultPreferences,
    }
    expect(userRegistered(state, fact)).toEqual({ users: [avery, casey, user], currentUser: user })
  })

  test('changes nothing if the email or the id is known', () => {
    expect(userRegistered(state, { ...fact, email: casey.email })).toBe(state)
    expect(userRegistered(state, { ...fact, id: avery.id })).toBe(state)
  })
})

describe('signing in and out', () => {
  const fact = { type: 'userSignedIn', id: 's', at, userId: casey.id } as const
  const signOut = { type: 'userSignedOut', id: 'o', at } as const

  test('stores the time of the sign-in', () => {
    const user = { ...casey, last_login: at }
    expect(userSignedIn(state, fact)).toEqual({ users: [avery, user], currentUser: user })
  })

  test('changes nothing for an unknown user, or the second time', () => {
    expect(userSignedIn(state, { ...fact, userId: 'nobody' })).toBe(state)
    const once = userSignedIn(state, fact)
    expect(userSignedIn(once, fact)).toBe(once)
  })

  test('changes the state again after a sign-out, and at another time', () => {
    const once = userSignedIn(state, fact)
    expect(userSignedIn(userSignedOut(once, signOut), fact).currentUser?.id).toBe(casey.id)
    expect(userSignedIn(once, { ...fact, at: 'later' }).currentUser?.last_login).toBe('later')
  })

  test('replaces another session', () => {
    expect(userSignedIn({ ...state, currentUser: avery }, fact).currentUser?.id).toBe(casey.id)
  })

  test('ends the session, if there is one', () => {
    expect(userSignedOut(session, signOut)).toEqual(state)
    expect(userSignedOut(state, signOut)).toBe(state)
  })
})

describe('saving a profile', () => {
  const change = { name: 'Cas', email: 'cas@x.example', company: 'Y', phone: '2' }
  const fact = { type: 'profileSaved', id: 'p', at, userId: casey.id, ...change } as const

  test('changes the account and its session, and no other', () => {
    const user = { ...casey, ...change }
    expect(profileSaved(session, fact)).toEqual({ users: [avery, user], currentUser: user })
    const other = profileSaved({ ...session, currentUser: avery }, fact)
    expect(other).toEqual({ users: [avery, user], currentUser: avery })
    expect(other.users[0]).toBe(avery)
    expect(profileSaved(state, fact)).toEqual({ users: [avery, user], currentUser: null })
  })

  test('changes a session without an account', () => {
    const alone = { users: [avery], currentUser: casey }
    expect(profileSaved(alone, fact).currentUser).toEqual({ ...casey, ...change })
  })

  test('is refused if the email is another user’s, and accepted if it is the user’s own', () => {
    expect(profileSaved(session, { ...fact, email: avery.email })).toBe(session)
    const own = profileSaved(session, { ...fact, email: casey.email })
    expect(own.currentUser).toMatchObject({ name: 'Cas', email: casey.email })
  })

  test('changes nothing if nothing differs, or the user is unknown', () => {
    const { name, email, company, phone } = casey
    expect(profileSaved(session, { ...fact, name, email, company, phone })).toBe(session)
    expect(profileSaved(session, { ...fact, userId: 'nobody' })).toBe(session)
  })
})

describe('saving preferences', () => {
  const preferences = { ...defaultPreferences, newsletter: false }
  const fact = { type: 'preferencesSaved', id: 'q', at, userId: casey.id, preferences } as const

  test('changes only preferences', () => {
    const user = { ...casey, preferences }
    expect(preferencesSaved(session, fact)).toEqual({ users: [avery, user], currentUser: user })
  })

  test('changes nothing if they are the same', () => {
    expect(preferencesSaved(session, { ...fact, preferences: { ...defaultPreferences } })).toBe(
      session,
    )
  })
})
