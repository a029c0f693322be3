import type { User } from './entities'

/**
 * The signed-in user in the role of their account. Both stand in the store; where they differ, only
 * the account counts, so that a session cannot claim more than its account has.
 */
export function withAccountRole(user: User | null, users: readonly User[]): User | null {
  const account = users.find(({ id }) => id === user?.id)
  if (user === null || account === undefined || account.role === user.role) return user
  return { ...user, role: account.role }
}
