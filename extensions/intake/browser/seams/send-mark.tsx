import type { Post } from '../../../../shared/domain/tickets/conversation'
import { useSending } from '../../outbox/receipts'
import { useCurrentUser } from '../../../../shared/data/session/current-user'
import { Badge } from '../../../../shared/ui/feedback/badge'

const words = { waiting: 'Waiting to be sent', refused: 'Not accepted' }

/** Says of the visitor's own message that the intake does not have it. */
export function SendMark({ post }: { post: Post }) {
  const user = useCurrentUser()
  const state = useSending(post.id)
  if (post.byId !== user?.id || state === 'received') return null
  return <Badge tone={state === 'waiting' ? 'warning' : 'danger'}>{words[state]}</Badge>
}
