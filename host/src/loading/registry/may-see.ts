import type { RouteEntry } from '@fivefold/shared/routing/remote-contract'
import { readState } from '@fivefold/shared/store/site-store'
import { verdictOn } from '@fivefold/shared/routing/access-rule'

/** Whether the visitor may see a page now; for code outside React. */
export const maySee = ({ access }: RouteEntry) =>
  verdictOn(access, readState().currentUser?.role) === 'allowed'
