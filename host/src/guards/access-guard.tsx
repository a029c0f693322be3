import type { ReactNode } from 'react'
import { useCurrentUser, useIsHydrated } from '@fivefold/shared/session/current-user'
import type { Access } from '@fivefold/shared/routing/remote-contract'
import { PageSkeleton } from '@fivefold/shared/ui/skeleton'
import { AccessDenied } from './access-denied'
import { verdictOn } from './access-rule'
import { AuthenticationRequired } from './authentication-required'

/** Shows its children to whom the access rule allows; nothing of them is rendered or fetched before. */
export function AccessGuard({ access, children }: { access: Access; children: ReactNode }) {
  const user = useCurrentUser()
  const hydrated = useIsHydrated()
  if (access.signIn && !hydrated) return <PageSkeleton />
  return screens[verdictOn(access, user?.role)](children)
}

const screens = {
  allowed: (children: ReactNode) => children,
  'sign-in-required': () => <AuthenticationRequired />,
  denied: () => <AccessDenied />,
}
