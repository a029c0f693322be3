import { use, type ReactNode } from 'react'
import { useCurrentUser, useIsHydrated } from '@fivefold/shared/session/current-user'
import { writtenBeforeSession } from '../hydration/prerendered-page'
import type { SiteRoute } from '../registry/parse-registry'
import { pageLoader } from '../loader/site-page-loader'
import { AccessDenied } from './access-denied'
import { verdictOn } from '@fivefold/shared/routing/access-rule'
import { AuthenticationRequired } from './authentication-required'

/** Shows its children to whom the access rule allows; nothing of them is rendered or fetched before. */
export function AccessGuard({ route, children }: { route: SiteRoute; children: ReactNode }) {
  const user = useCurrentUser()
  const hydrated = useIsHydrated()
  if (route.access.signIn && !hydrated) return <AsWritten path={route.path} />
  return screens[verdictOn(route.access, user?.role)](children)
}

/** What the document came with; stays until the page is there, where it has been asked for. */
function AsWritten({ path }: { path: string }) {
  if (pageLoader.knows(path)) use(pageLoader.settled(path))
  return (
    <div dangerouslySetInnerHTML={{ __html: writtenBeforeSession() }} suppressHydrationWarning />
  )
}

const screens = {
  allowed: (children: ReactNode) => children,
  'sign-in-required': () => <AuthenticationRequired />,
  denied: () => <AccessDenied />,
}
