import type { User } from './user'

/**
 * The signed-in user in the role of their account. Both stand in the store; where they differ, only
 * the account counts, so that a session cannot claim more than its account has; without an account it
 * is a customer's.
 */
export function withAccountRole(user: User | null, users: readonly User[]): User | null {
  if (user === null) return null
  const role = users.find(({ id }) => id === user.id)?.role ?? 'customer'
  return role === user.role ? user : { ...user, role }
}
