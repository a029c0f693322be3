import type { Post } from '../../domain/tickets/conversation'
import { useSending } from '../../data/receipts/receipts'
import { useCurrentUser } from '../../data/session/current-user'
import { Badge } from '../../ui/feedback/badge'

const words = { waiting: 'Waiting to be sent', refused: 'Not accepted' }

/** Says of the visitor's own message that the intake does not have it. */
export function SendMark({ post }: { post: Post }) {
  const user = useCurrentUser()
  const state = useSending(post.id)
  if (post.byId !== user?.id || state === 'received') return null
  return <Badge tone={state === 'waiting' ? 'warning' : 'danger'}>{words[state]}</Badge>
}
