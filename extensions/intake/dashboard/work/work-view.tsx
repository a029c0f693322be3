import styled from 'styled-components'
import { media, oneColumn, token } from '@fivefold/shared/theme/tokens'
import { isAdmin } from '../operator-role'
import { useAlerts } from '../desk/alerts/use-alerts'
import { LeadsCard } from './leads-card'
import { ReleasesCard } from './releases-card'
import { WaitingCard } from './waiting-card'

/** An operator sees this first: what waits, what is new, and how the releases fare. */
export function WorkView() {
  useAlerts()
  return (
    <Board>
      <WaitingCard />
      {isAdmin() && <LeadsCard />}
      <ReleasesCard />
    </Board>
  )
}

const Board = styled.div`
  ${oneColumn}
  gap: ${token.space[4]};

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* An agent has no leads. */
    & > :is(:first-child, :nth-child(2):last-child) {
      grid-column: 1 / -1;
    }
  }
`
