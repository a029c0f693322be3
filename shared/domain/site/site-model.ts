import { withAccountRole } from '../accounts/account-role'
import { UserSchema } from '../accounts/user'
import { withTicketNumbers } from '../tickets/ticket-number'
import { migrations, storeSchemaVersion } from './migrations'
import { withCatalogue, withSeeds } from './seeds'
import { applyOperation, siteOperations } from './site-operations'
import { collectionSchemas } from './collection-schemas'
import { emptyState, type SiteState } from './site-state'

/** The site's state and operations as persistence needs them. */
export const siteModel = {
  version: storeSchemaVersion,
  migrations,
  empty: emptyState,
  collections: collectionSchemas,
  singles: { currentUser: UserSchema },
  operations: siteOperations,
  apply: applyOperation,
  consistent: (state: SiteState): SiteState => ({
    ...state,
    supportTickets: withTicketNumbers(state.supportTickets),
    currentUser: withAccountRole(state.currentUser, state.users),
  }),
  seeded(state: SiteState, isDamaged: boolean): SiteState {
    const seeded = withSeeds(state)
    return isDamaged ? withCatalogue(seeded) : seeded
  },
  isBlank: (state: SiteState): boolean => state.users.length === 0,
}
