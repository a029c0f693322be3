import { cut } from '@fivefold/shared/words/cut'
import { countOf } from '@fivefold/shared/words/count-words'

/** Characters. */
const shownInLabel = 40

export const commentContent = {
  toggle: (count: number) =>
    count === 0 ? 'Comment' : countOf(count, { one: 'comment', many: 'comments' }),
  on: (title: string) => ` on ${title}`,
  label: 'Your comment',
  hint: 'Every customer can read it.',
  missing: 'Write a comment.',
  remove: 'Delete',
  removeLabel: (body: string) =>
    `Delete comment “${body.length > shownInLabel ? `${cut(body, shownInLabel).trimEnd()}…` : body}”`,
  removed: 'Comment deleted.',
  notRemoved: 'Your comment wasn’t deleted',
  words: {
    send: 'Post comment',
    sent: 'Comment posted.',
    failed: 'Your comment wasn’t posted',
  },
} as const
