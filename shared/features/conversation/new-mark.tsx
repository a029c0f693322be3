import { Badge } from '../../ui/feedback/badge'
import { conversationContent } from './conversation-content'

/**
 * `2 new`, on a ticket in a list; nothing if everything was read.
 * @example <NewMark count={2} />
 */
export function NewMark({ count = 0 }: { count: number | undefined }) {
  return count > 0 && <Badge tone="info">{conversationContent.newEntries(count)}</Badge>
}
