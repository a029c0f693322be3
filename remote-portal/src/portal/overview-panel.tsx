import { useMemo } from 'react'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { useStore } from '@fivefold/shared/store/site-store'
import { votesOf } from '@fivefold/shared/domain/roadmap/roadmap-selectors'
import { openTicketCount } from '@fivefold/shared/domain/tickets/ticket-selectors'
import { countWords } from '@fivefold/shared/words/count-words'
import { Stack } from '@fivefold/shared/ui/layout'
import { Figures } from './figures'
import { LatestTickets } from './latest-tickets'
import { portalContent } from './portal-content'

const { figures } = portalContent

interface OverviewPanelProps {
  user: User
  /** The user's own, newest first. */
  tickets: readonly SupportTicket[]
}

export function OverviewPanel({ user, tickets }: OverviewPanelProps) {
  const roadmapVotes = useStore((state) => state.roadmapVotes)
  const open = useMemo(
    () => openTicketCount({ supportTickets: tickets }, user.id),
    [tickets, user.id],
  )
  const votes = useMemo(() => votesOf({ roadmapVotes }, user.id).length, [roadmapVotes, user.id])
  return (
    <Stack $gap={8}>
      <Figures
        figures={[
          { ...figures.openTickets, tab: 'tickets', value: countWords(open) },
          { ...figures.roadmapVotes, tab: 'roadmap', value: countWords(votes) },
          { ...figures.accountStatus, tab: 'account' },
        ]}
      />
      <LatestTickets tickets={tickets} />
    </Stack>
  )
}
