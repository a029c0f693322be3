import { useLocation } from '@fivefold/shared/routing/link'
import { listedRoute } from './listed-route'
import { useRegistry } from './site-registry'

/** Whether the page is behind a sign-in: people work there, and the shell around it steps back. */
export function useIsWorkArea(): boolean {
  const { pathname } = useLocation()
  useRegistry()
  return listedRoute(pathname)?.access.signIn === true
}
