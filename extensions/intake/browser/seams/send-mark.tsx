import { useSending } from '../../outbox/receipts'
import { useCurrentUser } from '@fivefold/shared/session/current-user'
import type { Post } from '@fivefold/shared/domain/tickets/conversation'
import { useStore } from '@fivefold/shared/store/site-store'
import { Badge } from '@fivefold/shared/ui/badge'

const words = { waiting: 'Waiting to be sent', refused: 'Not accepted' }

/** Says of the visitor's own message that the intake does not have it. */
export function SendMark({ post }: { post: Post }) {
  const user = useCurrentUser()
  // An operator's own entries on visitors' tickets are in no store, and have arrived.
  const isOwn = useStore(
    ({ supportTickets, ticketMessages }) =>
      post.byId === user?.id &&
      [supportTickets, ticketMessages].some((posts) => posts.some(({ id }) => id === post.id)),
  )
  const state = useSending(post.id)
  if (!isOwn || state === 'received') return null
  return <Badge tone={state === 'waiting' ? 'warning' : 'danger'}>{words[state]}</Badge>
}
