import styled from 'styled-components'
import { media, oneColumn, token } from '@fivefold/shared/theme/tokens'
import { AccountsCard } from './accounts-card'
import { ErrorsCard } from './errors-card'
import { LeadsCard } from './leads-card'
import { TicketsCard } from './tickets-card'
import { VotesCard } from './votes-card'

/** @param hasTickets they are those of this browser. */
export function OverviewView({ hasTickets = true }: { hasTickets?: boolean }) {
  return (
    <Board>
      <LeadsCard />
      {hasTickets && <TicketsCard />}
      <VotesCard />
      <ErrorsCard />
      <AccountsCard />
    </Board>
  )
}

export const OverviewWithoutTickets = () => <OverviewView hasTickets={false} />

const Board = styled.div`
  ${oneColumn}
  gap: ${token.space[4]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > [data-view='leads'] {
      grid-column: 1 / -1;
    }
  }

  ${media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    & > * {
      grid-column: span 2;
    }

    & > [data-view='leads'] {
      grid-column: span 4;
    }
  }
`
