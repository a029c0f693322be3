import { use, type ReactNode } from 'react'
import { createPartLoader } from '@fivefold/shared/loading/part-loader'
import { keepsChildren } from '@fivefold/shared/loading/static-part'
import { verdictOn } from '@fivefold/shared/routing/access-rule'
import { useCurrentUser } from '@fivefold/shared/session/current-user'
import { useIsHydrated } from '@fivefold/shared/store/site-store'
import { LazyPart } from '../../loading/lazy-part/lazy-part'
import { pageLoader } from '../../loading/loader/site-page-loader'
import type { SiteRoute } from '../../loading/registry/registry'
import { AuthenticationRequired } from './authentication-required'

/** Renders its children, and fetches their code, only for visitors whom the access rule allows. */
export function AccessGuard({ route, children }: { route: SiteRoute; children: ReactNode }) {
  const user = useCurrentUser()
  const hydrated = useIsHydrated()
  if (route.access.signIn && !hydrated && isRemembered()) return <Outline path={route.path} />
  return screens[verdictOn(route.access, user?.role)](children)
}

/** Whether this browser seems to have a session (shared/data/session/session-boot.ts). */
const isRemembered = () =>
  typeof document !== 'undefined' && 'signedIn' in document.documentElement.dataset

/** The document's own content (authentication-required.tsx); it stays until the page, if requested, has loaded. */
function Outline({ path }: { path: string }) {
  if (pageLoader.knows(path)) use(pageLoader.settled(path))
  return (
    <>
      <div {...keepsChildren} />
      <div {...keepsChildren} />
    </>
  )
}

const accessDenied = createPartLoader(() => import('./access-denied').then((m) => m.AccessDenied))

const screens = {
  allowed: (children: ReactNode) => children,
  'sign-in-required': () => <AuthenticationRequired />,
  denied: () => <LazyPart loader={accessDenied} wanted partProps={{}} />,
}
