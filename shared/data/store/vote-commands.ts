import { hasVoted } from '../../domain/roadmap/roadmap-selectors'
import { newFact } from '../../domain/model/record-id'
import { keep } from './keep'
import { readState } from './site-store'
import { StoreError } from './store-error'

/**
 * Adds or removes the user's vote.
 * @returns whether they vote for the item now.
 * @throws StoreError if nobody is signed in or storage refuses the vote.
 * @example const hasVotedNow = toggleVote('roadmap-1')
 */
export function toggleVote(itemId: string): boolean {
  const state = readState()
  const user = state.currentUser
  if (!user) throw new StoreError('Authentication Required', 'Please log in to vote.')
  const hadVoted = hasVoted(state, itemId, user.id)
  keep({
    type: hadVoted ? 'voteRemoved' : 'voteAdded',
    ...newFact(),
    itemId,
    userId: user.id,
  })
  return hasVoted(readState(), itemId, user.id)
}
