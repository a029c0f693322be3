import type { LucideIcon } from 'lucide-react'

import type { User } from '@fivefold/shared/domain/accounts/user'

/** An entry that an extension adds to the account menu: something that is on or off. */
export interface AccountEntry {
  label: string
  /** Accounts of this role have the entry. */
  role: User['role']
  isOn: () => boolean
  change: (isOn: boolean) => Promise<void>
}

export interface AccountPage {
  label: string
  to: string
  Icon: LucideIcon
  /** Every role, if absent. */
  role?: string
}
