import type { User } from '../domain/accounts/user'
import { useIsHydrated as isHydratedInStore, useStore } from '../store/site-store'

/**
 * The signed-in user, or null; always null on a server and during hydration.
 * @example const name = useCurrentUser()?.name ?? 'Guest'
 */
export function useCurrentUser(): User | null {
  return useStore((state) => state.currentUser)
}

/** @deprecated until 2027-06-01: import it from @fivefold/shared/store/site-store */
export const useIsHydrated: () => boolean = isHydratedInStore
