import type { RoadmapComment } from '@fivefold/shared/domain/roadmap/roadmap-idea'
import type { RecordKind } from '../records/rows/record-kind'
import { textColumn, timeColumn } from '../records/table/columns'
import { Facts } from '../records/table/facts'
import type { ItemTitles } from '../votes/vote-rows'
import { commentContent } from './comment-content'

const { columns, words } = commentContent

export interface CommentRow {
  id: string
  comment: RoadmapComment
  item: string
  author: string
  /** '' if the account is gone. */
  email: string
}

export const commentKind = (titles: ItemTitles): RecordKind<CommentRow> => ({
  name: 'comments',
  words,
  columns: [
    textColumn({ key: 'body', label: columns.body }, ({ comment }) => comment.body, true),
    textColumn({ key: 'title', label: columns.item }, ({ item }) => item),
    textColumn({ key: 'author', label: columns.author }, ({ author }) => author),
    timeColumn({ key: 'written', label: columns.written }, ({ comment }) => comment.created_at),
  ],
  facets: [
    {
      key: 'item',
      label: columns.item,
      look: 'select',
      valueOf: ({ comment }) => comment.roadmap_item_id,
      labelOf: (id) => titles.get(id) ?? id,
    },
  ],
  textOf: ({ comment, item, author, email }) => [comment.body, item, author, email].join('\n'),
  sort: { key: 'written', descending: true },
  fieldsOf: ({ comment, item, author, email }) => ({ ...comment, item, author, email }),
  details: ({ comment, item }) => (
    <Facts
      facts={[
        { label: columns.item, value: item },
        { label: columns.body, value: comment.body },
      ]}
    />
  ),
})
