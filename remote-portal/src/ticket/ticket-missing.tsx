import { ButtonLink } from '@fivefold/shared/ui/button'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import { ticketContent } from './ticket-content'

/** For a URL with a ticket that this account does not have. */
export function TicketMissing({ backHref }: { backHref: string }) {
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
