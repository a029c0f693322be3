import type { ProductName } from '@fivefold/shared/theme/palette'
import { phraseFilter } from '@fivefold/shared/words/folded'

/** A discussion of the community page; held in memory only. */
export interface Discussion {
  id: string
  title: string
  author: string
  message: string
  /** ISO. */
  createdAt: string
  category: string
  /** Absent: all products, or none. */
  product?: ProductName
  /** Oldest first. */
  replies: readonly Reply[]
}

export interface Reply {
  author: string
  text: string
  /** ISO. */
  createdAt: string
  /** Marked as the answer that helped. */
  helped?: boolean
}

export interface DiscussionDraft {
  name: string
  title: string
  message: string
}

const defaultCategory = 'General'

/** Adds a new discussion on top. With a blank text the list is returned unchanged. */
export function discussionStarted(
  discussions: readonly Discussion[],
  draft: DiscussionDraft,
  now: Date,
): readonly Discussion[] {
  const [author, title, message] = [draft.name.trim(), draft.title.trim(), draft.message.trim()]
  if (!author || !title || !message) return discussions
  const createdAt = now.toISOString()
  const id = `${now.getTime().toString(36)}-${discussions.length}`
  return [
    { id, title, author, message, createdAt, category: defaultCategory, replies: [] },
    ...discussions,
  ]
}

/** The reply that was marked as the answer. */
export const answerTo = ({ replies }: Discussion) => replies.find(({ helped }) => helped)

/** Searches title, message and author; null means every category. */
export function discussionsMatching(
  discussions: readonly Discussion[],
  query: string,
  category: string | null,
  isUnanswered = false,
): Discussion[] {
  const isFound = phraseFilter(query)
  return discussions.filter(
    (discussion) =>
      (category === null || discussion.category === category) &&
      !(isUnanswered && answerTo(discussion)) &&
      isFound(discussion.title, discussion.message, discussion.author),
  )
}
