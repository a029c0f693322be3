import { paths } from '@fivefold/shared/routing/paths'
import { ShieldCheck, UserRound } from 'lucide-react'
import type { AccountPage } from '../header-controls/account-entry'

/** The pages that the account menu offers. */
export const accountPages: readonly AccountPage[] = [
  { label: 'Profile', to: paths.profile, Icon: UserRound },
  { label: 'Admin Dashboard', to: paths.admin, Icon: ShieldCheck, role: 'admin' },
]
