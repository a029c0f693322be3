import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { withAccountRole } from './account-role'
import { emptyState } from '../site/site-state'
import { UserSchema } from './user'
import { seededState } from '../site/seeds'
import { readSnapshot } from '../../data/persistence/testing/read-site'

const casey = v.parse(
  UserSchema,
  seededState.users.find(({ role }) => role === 'customer'),
)

describe('the role of a signed-in user', () => {
  it('is the account’s, even if the session differs', () => {
    const claimed = { ...casey, role: 'admin' }
    expect(withAccountRole(claimed, seededState.users)).toEqual(casey)
    const text = JSON.stringify({ state: { ...seededState, currentUser: claimed }, version: 1 })
    expect(readSnapshot(text).state.currentUser).toEqual(casey)
  })

  it('is customer without an account', () => {
    const claimed = { ...casey, id: 'nobody', role: 'admin' }
    const text = JSON.stringify({ state: { ...seededState, currentUser: claimed }, version: 1 })
    expect(readSnapshot(text).state.currentUser).toEqual({ ...claimed, role: 'customer' })
  })

  it('does not change a session that agrees', () => {
    expect(withAccountRole(casey, seededState.users)).toBe(casey)
    expect(withAccountRole(casey, emptyState.users)).toBe(casey)
    expect(withAccountRole(null, seededState.users)).toBeNull()
  })
})
