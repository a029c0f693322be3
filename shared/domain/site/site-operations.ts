import type * as v from 'valibot'
import { accountDeleted } from '../accounts/account-deletion'
import {
  preferencesSaved,
  profileSaved,
  userRegistered,
  userSignedIn,
  userSignedOut,
} from '../accounts/account-operations'
import { articleRated, articleRatingWithdrawn, articleViewed } from '../articles/article-operations'
import { leadReceived } from '../leads/lead-operations'
import {
  ideaAnswered,
  ideaSuggested,
  roadmapCommentDeleted,
  roadmapCommented,
} from '../roadmap/idea-operations'
import { voteAdded, voteRemoved } from '../roadmap/vote-operations'
import { ticketAssigned, ticketRead, ticketReplied } from '../tickets/conversation-operations'
import { roleGiven } from '../accounts/account-operations'
import { ticketEntryDated } from '../tickets/dating-operation'
import { ticketNumbered } from '../tickets/ticket-operations'
import { ticketOpened, ticketStatusChanged } from '../tickets/ticket-operations'
import { ticketNoted } from '../tickets/ticket-notes'
import { storeReset } from './seeds'
import type { SiteState } from './site-state'

/** Every change of the store, by the type that it is stored under. */
export const siteOperations = {
  userRegistered,
  userSignedIn,
  userSignedOut,
  profileSaved,
  preferencesSaved,
  accountDeleted,
  ticketOpened,
  ticketStatusChanged,
  ticketReplied,
  ticketRead,
  ticketAssigned,
  voteAdded,
  voteRemoved,
  ideaSuggested,
  ideaAnswered,
  roadmapCommented,
  roadmapCommentDeleted,
  articleViewed,
  articleRated,
  articleRatingWithdrawn,
  leadReceived,
  storeReset,
  ticketNoted,
  // Only sites with an intake write these. A browser keeps them when its site has none any more.
  ticketNumbered,
  ticketEntryDated,
  roleGiven,
}
type OperationType = keyof typeof siteOperations
type FactsByType = {
  [Type in OperationType]: v.InferOutput<(typeof siteOperations)[Type]['schema']>
}
export type Operation = FactsByType[OperationType]

const transitions: {
  readonly [Type in OperationType]: (state: SiteState, facts: FactsByType[Type]) => SiteState
} = siteOperations

/** Pure. Returns the same state if the operation changes nothing. */
export function applyOperation<Type extends OperationType>(
  state: SiteState,
  operation: FactsByType[Type] & { type: Type },
): SiteState {
  return transitions[operation.type](state, operation)
}
