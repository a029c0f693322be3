import { useMemo } from 'react'
import { useStore } from '@fivefold/shared/store/site-store'
import { usePeople } from '../accounts/use-people'
import { RecordBrowser } from '../records/record-browser'
import { useItemTitles } from '../votes/use-item-titles'
import type { RoadmapComment } from '@fivefold/shared/domain/roadmap/roadmap-idea'
import type { RecordKind } from '../records/rows/record-kind'
import { textColumn, timeColumn } from '../records/table/columns'
import { Facts } from '../records/table/facts'
import type { ItemTitles } from '../votes/vote-rows'
import { commentContent } from './comment-content'

const { columns, words } = commentContent

interface CommentRow {
  id: string
  comment: RoadmapComment
  item: string
  author: string
  /** '' if the account is gone. */
  email: string
}

const commentKind = (titles: ItemTitles): RecordKind<CommentRow> => ({
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

export function CommentsView() {
  const comments = useStore((state) => state.roadmapComments)
  const titles = useItemTitles()
  const people = usePeople()
  const kind = useMemo(() => commentKind(titles), [titles])
  const rows = useMemo(
    () =>
      comments.map((comment) => ({
        id: comment.id,
        comment,
        item: titles.get(comment.roadmap_item_id) ?? comment.roadmap_item_id,
        author: people.get(comment.user_id)?.name || comment.user_name,
        email: people.get(comment.user_id)?.email ?? '',
      })),
    [comments, titles, people],
  )
  return <RecordBrowser kind={kind} rows={rows} />
}
