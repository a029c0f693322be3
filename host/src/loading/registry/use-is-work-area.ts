import { useLocation } from '@fivefold/shared/routing/link'
import { listedRoute } from './listed-route'
import { useRegistry } from './site-registry'

/** Whether the page requires a sign-in. Visitors work there, so the shell shows less around it. */
export function useIsWorkArea(): boolean {
  const { pathname } = useLocation()
  useRegistry()
  return listedRoute(pathname)?.access.signIn === true
}
