import { useMemo } from 'react'
import { useStore } from '@fivefold/shared/store/site-store'
import { usePeople } from '../accounts/use-people'
import { RecordBrowser } from '../records/record-browser'
import { useItemTitles } from '../votes/use-item-titles'
import { commentKind } from './comment-kind'

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
