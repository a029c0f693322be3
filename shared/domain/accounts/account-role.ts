import type { User } from './user'

/**
 * The signed-in user with the role of their account. Both are stored; only the account counts, so that
 * a session cannot claim more than its account has. Without an account the user is a customer.
 */
export function withAccountRole(user: User | null, users: readonly User[]): User | null {
  if (user === null) return null
  const role = users.find(({ id }) => id === user.id)?.role ?? 'customer'
  return role === user.role ? user : { ...user, role }
}
