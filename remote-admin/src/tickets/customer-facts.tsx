import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { ticketMailHref } from '@fivefold/shared/conversation/ticket-mail-href'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { ticketNumberWords } from '@fivefold/shared/domain/tickets/ticket-number'
import { token } from '@fivefold/shared/theme/tokens'
import { Stack } from '@fivefold/shared/ui/layout'
import { visuallyHiddenStyle } from '@fivefold/shared/ui/visually-hidden'
import { TextLink } from '@fivefold/shared/ui/text'
import { TicketStatusBadge } from '@fivefold/shared/ui/ticket-status-badge'
import { TimeStamp } from '@fivefold/shared/ui/time-stamp'
import { adminHref } from '../address/admin-address'
import type { Customer } from './desk/desk'
import { Facts } from '../records/table/facts'
import { ticketContent } from './ticket-content'

const { customer: words } = ticketContent

/** The ticket's customer, and what else they have sent. */
export function CustomerFacts({ ticket, customer }: { ticket: SupportTicket; customer: Customer }) {
  const { name, email, company, tickets, leads, records } = customer
  return (
    <Part title={words.title}>
      <Person
        facts={[
          { label: words.name, value: name },
          ...(email ? [{ label: words.email, value: email }] : []),
          ...(company ? [{ label: words.company, value: company }] : []),
        ]}
      />
      {email && (
        <Muted>
          <TextLink to={ticketMailHref(email, ticketNumberWords(ticket), ticket.subject)}>
            {ticketContent.email}
          </TextLink>
        </Muted>
      )}
      <Part title={words.tickets}>
        {tickets.length === 0 ? (
          <Muted>{words.noTickets}</Muted>
        ) : (
          <List>
            {tickets.map((other) => (
              <li key={other.id}>
                <TextLink to={adminHref('tickets', { open: other.id })}>
                  <bdi>{other.subject}</bdi>
                </TextLink>
                <Muted as="span">{ticketNumberWords(other)}</Muted>
                <TicketStatusBadge status={other.status} />
              </li>
            ))}
          </List>
        )}
      </Part>
      {leads && (
        <Part title={words.leads}>
          {leads.length === 0 ? (
            <Muted>{words.noLeads}</Muted>
          ) : (
            <List>
              {leads.map(({ id, form, receivedAt, href }) => (
                <li key={id}>
                  <TextLink to={href}>{form}</TextLink>
                  <Muted as="span">
                    <TimeStamp iso={receivedAt} />
                  </Muted>
                </li>
              ))}
            </List>
          )}
        </Part>
      )}
      {records && (
        <Muted>
          <TextLink to={records}>{words.records}</TextLink>
        </Muted>
      )}
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Stack as="section" $gap={3} aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {children}
    </Stack>
  )
}

/* The eye needs no labels here. */
const Person = styled(Facts)`
  gap: ${token.space[1]};
  overflow-wrap: anywhere;

  && > div {
    display: block;
  }

  & dt {
    ${visuallyHiddenStyle}
  }
`

const Title = styled.h4`
  font: 600 ${token.type.small} / 1.4 ${token.font.sans};
`

const Muted = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};
`

const List = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  font-size: ${token.type.small};

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token.space[2]};
    align-items: center;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
