import type { User } from '../../domain/accounts/user'
import { useStore } from '../store/site-store'

/**
 * The signed-in user, or null; always null on a server and during hydration.
 * @example const name = useCurrentUser()?.name ?? 'Guest'
 */
export function useCurrentUser(): User | null {
  return useStore((state) => state.currentUser)
}
