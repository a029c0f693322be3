import { defineOperation, textFact } from '../model/define-operation'
import { defaultPreferences, PreferencesSchema, type Accounts, type User } from './user'

const profileFacts = {
  name: textFact,
  email: textFact,
  company: textFact,
  phone: textFact,
}

/** Adds a customer and signs them in. Does nothing if the email is known. */
export const userRegistered = defineOperation(
  'userRegistered',
  profileFacts,
  (state: Accounts, { id, at, name, email, company, phone }) => {
    if (state.users.some((user) => user.id === id || user.email === email)) return state
    const user: User = {
      id,
      email,
      name,
      role: 'customer',
      company,
      phone,
      created_at: at,
      last_login: at,
      preferences: defaultPreferences,
    }
    return { users: [...state.users, user], currentUser: user }
  },
)

export const userSignedIn = defineOperation(
  'userSignedIn',
  { userId: textFact },
  (state: Accounts, { userId, at }) => {
    const known = state.users.find((user) => user.id === userId)
    if (!known) return state
    if (known.last_login === at && state.currentUser?.id === userId) return state
    const user: User = { ...known, last_login: at }
    return {
      users: state.users.map((other) => (other.id === userId ? user : other)),
      currentUser: user,
    }
  },
)

export const userSignedOut = defineOperation('userSignedOut', {}, (state: Accounts) =>
  state.currentUser === null ? state : { currentUser: null },
)

export const profileSaved = defineOperation(
  'profileSaved',
  { userId: textFact, ...profileFacts },
  (state: Accounts, { userId, name, email, company, phone }) => {
    const isTaken = state.users.some((user) => user.email === email && user.id !== userId)
    return isTaken ? state : withUser(state, userId, { name, email, company, phone })
  },
)

export const preferencesSaved = defineOperation(
  'preferencesSaved',
  { userId: textFact, preferences: PreferencesSchema },
  (state: Accounts, { userId, preferences }) => withUser(state, userId, { preferences }),
)

/** A signed-in account is stored in `users` and in `currentUser`; changes both. */
export function withUser(state: Accounts, userId: string, change: Partial<User>): Accounts {
  const changed = (user: User): User =>
    user.id === userId && !isEqual(user, { ...user, ...change }) ? { ...user, ...change } : user
  const users = state.users.map(changed)
  const currentUser = state.currentUser && changed(state.currentUser)
  const isSame =
    currentUser === state.currentUser && users.every((user, index) => user === state.users[index])
  return isSame ? state : { users, currentUser }
}

function isEqual(one: User, other: User): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The role that an intake has given to an account. It checks every request itself: this only opens the dashboard. */
export const roleGiven = defineOperation(
  'roleGiven',
  { userId: textFact, role: textFact },
  (state: Accounts, { userId, role }) => withUser(state, userId, { role }),
)
