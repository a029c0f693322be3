import styled from 'styled-components'
import { NewMark } from '@fivefold/shared/conversation/new-mark'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { ticketNumberWords } from '@fivefold/shared/domain/tickets/ticket-number'
import { ticketHref } from '@fivefold/shared/routing/paths'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import { TextLink } from '@fivefold/shared/ui/text'
import { portalContent } from './portal-content'

interface OlderNewsProps {
  /** Tickets that the list of latest tickets does not show. */
  tickets: readonly SupportTicket[]
  newEntries: ReadonlyMap<string, number>
}

/** Replies on older tickets, which would otherwise be found in the list of all tickets only. */
export function OlderNews({ tickets, newEntries }: OlderNewsProps) {
  const news = tickets.filter(({ id }) => newEntries.has(id))
  if (news.length === 0) return null
  return (
    <Lines aria-label={portalContent.olderNews}>
      {news.map((ticket) => (
        <li key={ticket.id}>
          <NewMark count={newEntries.get(ticket.id)} />
          <span>{ticketNumberWords(ticket)}</span>
          <TextLink to={ticketHref(ticket.id)}>
            <bdi>{ticket.subject}</bdi>
          </TextLink>
        </li>
      ))}
    </Lines>
  )
}

const Lines = styled.ul`
  ${oneColumn}
  gap: ${token.space[2]};
  font-size: ${token.type.small};

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token.space[2]};
    overflow-wrap: anywhere;
  }

  & > li > span:nth-child(2) {
    color: ${token.color.inkMuted};
    font-variant-numeric: tabular-nums;
  }
`
