import { useEffect, useRef } from 'react'
import { useAddressQuery } from '@fivefold/shared/address/address-query'
import { useNavigationType } from '@fivefold/shared/routing/link'
import type { User } from '@fivefold/shared/domain/accounts/user'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { listHrefFrom } from '../address/portal-address'
import { TicketBrowser } from './ticket-browser'
import { TicketDetail, ticketHeadingId } from '../ticket/ticket-detail'
import { ticketRowId } from './ticket-row'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import { ticketContent } from '../ticket/ticket-content'

interface TicketsPanelProps {
  user: User
  /** The user's own, newest first. */
  tickets: readonly SupportTicket[]
}

/** The list, or the ticket in the URL. */
export function TicketsPanel({ user, tickets }: TicketsPanelProps) {
  const query = useAddressQuery()
  const ticketId = new URLSearchParams(query).get('ticket')
  useFocusOnTicket(ticketId)
  if (ticketId === null) return <TicketBrowser tickets={tickets} />
  const ticket = tickets.find(({ id }) => id === ticketId)
  const backHref = listHrefFrom(query)
  if (!ticket) return <TicketMissing backHref={backHref} />
  return <TicketDetail key={ticket.id} ticket={ticket} user={user} backHref={backHref} />
}

/** Moves the focus into an opened ticket and back to its row, but not when the page loads. */
function useFocusOnTicket(ticketId: string | null) {
  const followedLink = useNavigationType() === 'PUSH'
  const before = useRef(followedLink ? null : ticketId)
  useEffect(() => {
    const left = before.current
    before.current = ticketId
    if (left === ticketId) return
    const target = ticketId === null ? ticketRowId(left ?? '') : ticketHeadingId
    document.getElementById(target)?.focus()
  }, [ticketId])
}

/** For a URL with a ticket that this account does not have. */
function TicketMissing({ backHref }: { backHref: string }) {
  const { detail } = ticketContent
  return (
    <EmptyState
      title={detail.missing}
      action={
        <ButtonLink variant="secondary" to={backHref}>
          {detail.back}
        </ButtonLink>
      }
    >
      {detail.missingHint}
    </EmptyState>
  )
}
