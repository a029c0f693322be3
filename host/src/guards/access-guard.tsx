import { use, type ReactNode } from 'react'
import { createPartLoader } from '@fivefold/shared/loading/part-loader'
import { useIsHydrated } from '@fivefold/shared/store/site-store'
import { useCurrentUser } from '@fivefold/shared/session/current-user'
import { beforeSessionMarkup } from '../hydration/prerendered-page'
import type { SiteRoute } from '../registry/registry'
import { LazyPart } from '../lazy-part/lazy-part'
import { pageLoader } from '../loader/site-page-loader'
import { verdictOn } from '@fivefold/shared/routing/access-rule'
import { AuthenticationRequired } from './authentication-required'

/** Shows its children only to visitors whom the access rule allows; nothing of them is rendered or fetched before. */
export function AccessGuard({ route, children }: { route: SiteRoute; children: ReactNode }) {
  const user = useCurrentUser()
  const hydrated = useIsHydrated()
  if (route.access.signIn && !hydrated) return <PrerenderedMarkup path={route.path} />
  return screens[verdictOn(route.access, user?.role)](children)
}

/** What the document came with; stays until the page has loaded, if it was requested. */
function PrerenderedMarkup({ path }: { path: string }) {
  if (pageLoader.knows(path)) use(pageLoader.settled(path))
  return (
    <div dangerouslySetInnerHTML={{ __html: beforeSessionMarkup() }} suppressHydrationWarning />
  )
}

const accessDenied = createPartLoader(() => import('./access-denied').then((m) => m.AccessDenied))

const screens = {
  allowed: (children: ReactNode) => children,
  'sign-in-required': () => <AuthenticationRequired />,
  denied: () => <LazyPart loader={accessDenied} wanted partProps={{}} />,
}
