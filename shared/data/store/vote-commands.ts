import { hasVoted } from '../../domain/roadmap/roadmap-selectors'
import { newFact } from '../../domain/model/record-id'
import { keep, signedIn } from './keep'
import { readState } from './site-store'

/**
 * Adds or removes the user's vote.
 * @returns whether they vote for the item now.
 * @throws StoreError if nobody is signed in or storage refuses the vote.
 * @example const hasVotedNow = toggleVote('roadmap-1')
 */
export function toggleVote(itemId: string): boolean {
  const { id: userId } = signedIn('Please log in to vote.')
  const hadVoted = hasVoted(readState(), itemId, userId)
  keep({ type: hadVoted ? 'voteRemoved' : 'voteAdded', ...newFact(), itemId, userId })
  return hasVoted(readState(), itemId, userId)
}
