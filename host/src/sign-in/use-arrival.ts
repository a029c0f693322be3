import { notify } from '@fivefold/shared/notify/toast'
import { useLocation, useNavigate } from '@fivefold/shared/routing/link'
import { paths } from '@fivefold/shared/routing/paths'
import { routeAt } from '@fivefold/shared/routing/route-at'
import { useSiteMap } from '@fivefold/shared/routing/site-map'
import { focusPage } from '../screens/main-content/focus-page'
import { closeSignIn, useSignInRequest } from './sign-in-store'

interface Welcome {
  title: string
  description: string
}

/**
 * After signing in: closes the dialog and opens home. If a guarded page was open, a toast links to it until it is
 * used, whichever button opened the dialog.
 */
export function useArrival() {
  const navigate = useNavigate()
  const siteMap = useSiteMap()
  const { pathname, search, hash } = useLocation()
  const isGuarded = routeAt(siteMap, pathname)?.access.signIn
  const from = useSignInRequest()?.from ?? (isGuarded ? pathname + search + hash : undefined)

  /** @param to where a mailed link was asked for, in place of home. */
  return (welcome: Welcome, to?: string) => {
    closeSignIn()
    void navigate(to ?? paths.home)
    focusPage()
    if (to !== undefined || from === undefined) {
      notify({ ...welcome, tone: 'success' })
      return
    }
    const page = routeAt(siteMap, from.replace(/[?#].*/, ''))
    const label = page ? `Continue to ${page.title}` : 'Continue where you left off'
    notify({ ...welcome, tone: 'success', action: { label, to: from }, stays: true })
  }
}
