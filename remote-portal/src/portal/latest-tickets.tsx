import { useNewEntries } from '@fivefold/shared/conversation/use-new-entries'
import { useLocation } from '@fivefold/shared/routing/link'
import { justSentTicket, paths, ticketHref } from '@fivefold/shared/routing/paths'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import { TextLink } from '@fivefold/shared/ui/text'
import { Stack } from '@fivefold/shared/ui/layout'
import { PanelHead } from '@fivefold/shared/ui/page-head'
import { ticketContent } from '../ticket/ticket-content'
import { TicketList } from '../tickets/ticket-list'
import { portalTabHref } from '../address/portal-address'
import { OlderNews } from './older-news'
import { portalContent } from './portal-content'

/** Specification 1, section 9: recent activity shows 3. */
const latestCount = 3

/** @param tickets newest first. */
export function LatestTickets({ tickets }: { tickets: readonly SupportTicket[] }) {
  const { state } = useLocation()
  const { latest } = portalContent
  const newEntries = useNewEntries()
  return (
    <Stack>
      <PanelHead
        title={latest.title}
        action={
          tickets.length > 0 && <TextLink to={portalTabHref('tickets')}>{latest.all}</TextLink>
        }
      />
      {tickets.length === 0 ? (
        <EmptyState
          title={ticketContent.list.empty}
          action={
            <ButtonLink variant="secondary" to={paths.support}>
              {latest.help}
            </ButtonLink>
          }
        >
          {latest.empty}
        </EmptyState>
      ) : (
        <>
          <TicketList
            tickets={tickets.slice(0, latestCount)}
            justSent={justSentTicket.read(state)}
            hrefOf={ticketHref}
            isShort
          />
          <OlderNews tickets={tickets.slice(latestCount)} newEntries={newEntries} />
        </>
      )}
    </Stack>
  )
}
