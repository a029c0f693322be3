import { newFact } from '../../domain/model/record-id'
import { author, keep, refuseOthersThanAdmins, signedIn } from './keep'
import { readState } from './site-store'
import { StoreError } from './store-error'

/**
 * Suggests an idea for the roadmap.
 * @throws StoreError if nobody is signed in or storage refuses the idea.
 * @example suggestIdea({ title: 'Dark mode for PDFs', reason: 'Our nights are long.' })
 */
export function suggestIdea(idea: { readonly title: string; readonly reason: string }): void {
  keep({ type: 'ideaSuggested', ...newFact(), ...author(signedInUser()), ...idea })
}

/**
 * Comments on a roadmap item.
 * @throws StoreError if nobody is signed in or storage refuses the comment.
 * @example commentOnItem('roadmap-1', 'We need this for our auditors.')
 */
export function commentOnItem(itemId: string, body: string): void {
  keep({ type: 'roadmapCommented', ...newFact(), ...author(signedInUser()), itemId, body })
}

/**
 * Deletes one's own comment.
 * @throws StoreError if another user wrote it or storage refuses the change.
 * @example deleteComment('comment-1')
 */
export function deleteComment(commentId: string): void {
  const { id: userId } = signedInUser()
  const comment = readState().roadmapComments.find(({ id }) => id === commentId)
  if (comment && comment.user_id !== userId) {
    throw new StoreError('Access Denied', 'You can only delete your own comments.')
  }
  keep({ type: 'roadmapCommentDeleted', ...newFact(), commentId })
}

/** A roadmap item made from an idea. */
export interface PlannedItem {
  readonly title: string
  readonly description: string
  readonly category: string
}

/**
 * Turns an idea into a roadmap item, or declines it if `item` is absent. The customer sees the
 * answer.
 * @throws StoreError if the signed-in user is no admin, the idea is answered or gone, or storage refuses the change.
 * @example answerIdea('idea-1', 'You can already do this under Profile.')
 */
export function answerIdea(ideaId: string, answer: string, item?: PlannedItem): void {
  refuseOthersThanAdmins(signedInUser())
  const idea = readState().roadmapIdeas.find(({ id }) => id === ideaId)
  if (idea?.status !== '') {
    throw new StoreError('Not saved', 'Someone else has answered this idea, or its author is gone.')
  }
  const planned = item ?? { title: '', description: '', category: '' }
  keep({ type: 'ideaAnswered', ...newFact(), ideaId, answer, ...planned })
}

const signedInUser = () => signedIn('Please log in to continue.')
