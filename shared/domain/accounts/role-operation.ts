import { defineOperation, textFact } from '../model/define-operation'
import { withUser } from './account-operations'
import type { Accounts } from './user'

/** The role that an intake has given to an account. It checks every request itself: this only opens the dashboard. */
export const roleGiven = defineOperation(
  'roleGiven',
  { userId: textFact, role: textFact },
  (state: Accounts, { userId, role }) => withUser(state, userId, { role }),
)
