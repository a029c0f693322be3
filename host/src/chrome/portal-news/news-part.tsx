import styled from 'styled-components'
import { NewsCount, newsWords } from '@fivefold/shared/conversation/news-count'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { newEntryCounts } from '@fivefold/shared/domain/tickets/conversation'
import type { SiteState } from '@fivefold/shared/store/site-store'

export { newsWords }

let last: { of: readonly unknown[]; count: number } | undefined

/** The number of the user's own tickets with unread replies. Counted again when tickets change, and not before. */
export function ticketsWithNews(state: SiteState, user: User): number {
  const of = [
    state.supportTickets,
    state.ticketEvents,
    state.ticketMessages,
    state.ticketReads,
    user.id,
  ]
  if (!last?.of.every((one, place) => one === of[place])) {
    last = { of, count: newEntryCounts(state, { id: user.id, role: 'customer' }).size }
  }
  return last.count
}

/** In the corner of its control, so that nothing moves when it appears. */
export function NewsMark({ count }: { count: number }) {
  return (
    <Corner>
      <NewsCount count={count} />
    </Corner>
  )
}

const Corner = styled.span`
  position: absolute;
  inset: -0.125rem -0.375rem auto auto;
  display: flex;
  pointer-events: none;
`
