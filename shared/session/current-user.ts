import type { User } from '../domain/accounts/user'
import { useStore } from '../store/site-store'

export { useIsHydrated } from '../store/site-store'

/** The signed-in user, or null; on a server and during hydration always null. */
export function useCurrentUser(): User | null {
  return useStore((state) => state.currentUser)
}
