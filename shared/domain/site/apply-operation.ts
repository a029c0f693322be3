import { accountDeleted } from '../accounts/account-deletion'
import {
  preferencesSaved,
  profileSaved,
  userRegistered,
  userSignedIn,
  userSignedOut,
} from '../accounts/account-operations'
import { articleRated, articleViewed } from '../articles/article-operations'
import type { SiteState } from './site-state'
import { leadReceived } from '../leads/lead-operations'
import type { Operation } from './site-operations'
import { voteAdded, voteRemoved } from '../roadmap/vote-operations'
import { seededState } from './seeds'
import { ticketOpened, ticketStatusChanged } from '../tickets/ticket-operations'

/** Pure. Returns the same state when the operation changes nothing. */
export function applyOperation(state: SiteState, operation: Operation): SiteState {
  switch (operation.type) {
    case 'userRegistered':
      return userRegistered(state, operation)
    case 'userSignedIn':
      return userSignedIn(state, operation)
    case 'userSignedOut':
      return userSignedOut(state)
    case 'profileSaved':
      return profileSaved(state, operation)
    case 'preferencesSaved':
      return preferencesSaved(state, operation)
    case 'accountDeleted':
      return accountDeleted(state, operation)
    case 'ticketOpened':
      return ticketOpened(state, operation)
    case 'ticketStatusChanged':
      return ticketStatusChanged(state, operation)
    case 'voteAdded':
      return voteAdded(state, operation)
    case 'voteRemoved':
      return voteRemoved(state, operation)
    case 'articleViewed':
      return articleViewed(state, operation)
    case 'articleRated':
      return articleRated(state, operation)
    case 'leadReceived':
      return leadReceived(state, operation)
    case 'storeReset':
      return seededState
  }
}
