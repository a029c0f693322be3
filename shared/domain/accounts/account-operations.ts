import { defaultPreferences, type User } from './user'
import type { SiteState } from '../site/site-state'
import type { OperationOf } from '../site/site-operations'

type Accounts = Pick<SiteState, 'users' | 'currentUser'>

/** Adds a customer and signs them in. An e-mail that is already known changes nothing. */
export function userRegistered<State extends Accounts>(
  state: State,
  fact: OperationOf<'userRegistered'>,
): State {
  if (state.users.some((user) => user.id === fact.id || user.email === fact.email)) return state
  const user: User = {
    id: fact.id,
    email: fact.email,
    name: fact.name,
    role: 'customer',
    company: fact.company,
    phone: fact.phone,
    created_at: fact.at,
    last_login: fact.at,
    preferences: defaultPreferences,
  }
  return { ...state, users: [...state.users, user], currentUser: user }
}

export function userSignedIn<State extends Accounts>(
  state: State,
  { userId, at }: OperationOf<'userSignedIn'>,
): State {
  const known = state.users.find((user) => user.id === userId)
  if (!known) return state
  if (known.last_login === at && state.currentUser?.id === userId) return state
  const user: User = { ...known, last_login: at }
  return {
    ...state,
    users: state.users.map((other) => (other.id === userId ? user : other)),
    currentUser: user,
  }
}

export function userSignedOut<State extends Accounts>(state: State): State {
  return state.currentUser === null ? state : { ...state, currentUser: null }
}

export function profileSaved<State extends Accounts>(
  state: State,
  { userId, name, email, company, phone }: OperationOf<'profileSaved'>,
): State {
  const taken = state.users.some((user) => user.email === email && user.id !== userId)
  return taken ? state : withUser(state, userId, { name, email, company, phone })
}

export function preferencesSaved<State extends Accounts>(
  state: State,
  { userId, preferences }: OperationOf<'preferencesSaved'>,
): State {
  return withUser(state, userId, { preferences })
}

/** The account's record stands in `users`, and once more in `currentUser` while it is signed in. */
function withUser<State extends Accounts>(
  state: State,
  userId: string,
  change: Partial<User>,
): State {
  const changed = (user: User): User =>
    user.id === userId && !isEqual(user, { ...user, ...change }) ? { ...user, ...change } : user
  const users = state.users.map(changed)
  const currentUser = state.currentUser && changed(state.currentUser)
  const isSame =
    currentUser === state.currentUser && users.every((user, index) => user === state.users[index])
  return isSame ? state : { ...state, users, currentUser }
}

function isEqual(one: User, other: User): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
