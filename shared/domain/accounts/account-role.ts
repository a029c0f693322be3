import type { User } from './user'

/**
 * The signed-in user with the role of their account, or customer without one. A session cannot claim more than its
 * account has.
 */
export function withAccountRole(user: User | null, users: readonly User[]): User | null {
  if (user === null) return null
  const role = users.find(({ id }) => id === user.id)?.role ?? 'customer'
  return role === user.role ? user : { ...user, role }
}
