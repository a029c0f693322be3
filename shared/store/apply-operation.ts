import { accountDeleted } from './account-deletion'
import {
  preferencesSaved,
  profileSaved,
  userRegistered,
  userSignedIn,
  userSignedOut,
} from './account-slice'
import { articleRated, articleViewed } from './article-slice'
import type { SiteState } from './entities'
import { leadReceived } from './lead-slice'
import type { Operation } from './operations'
import { voteAdded, voteRemoved } from './roadmap-slice'
import { seededState } from './seeds'
import { ticketOpened, ticketStatusChanged } from './ticket-slice'

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
