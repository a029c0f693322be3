import { useMemo } from 'react'
import { DueMark } from '@fivefold/shared/conversation/due-mark'
import { useAnswersDue, useMinute } from '@fivefold/shared/conversation/use-answers-due'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { useStore } from '@fivefold/shared/store/site-store'
import { votesOf } from '@fivefold/shared/domain/roadmap/roadmap-selectors'
import { compareText, openTicketCount } from '@fivefold/shared/domain/tickets/ticket-selectors'
import { countWords } from '@fivefold/shared/words/count-words'
import { Split, Stack } from '@fivefold/shared/ui/layout'
import { Figures } from './figures'
import { LatestTickets } from './latest-tickets'
import { portalContent } from './portal-content'
import { RoadmapCard } from './roadmap-card'

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
    <Stack $gap={6}>
      <Figures
        figures={[
          {
            ...figures.openTickets,
            tab: 'tickets',
            value: countWords(open),
            note: <NextDue tickets={tickets} />,
          },
          { ...figures.roadmapVotes, tab: 'roadmap', value: countWords(votes) },
          { ...figures.accountStatus, tab: 'account' },
        ]}
      />
      <Split $ratio="minmax(0, 1fr) 20rem" $align="start" $gap={8} $rowGap={8}>
        <LatestTickets tickets={tickets} />
        <RoadmapCard user={user} />
      </Split>
    </Stack>
  )
}

/** The answer that is due next; nothing if none is. */
function NextDue({ tickets }: Pick<OverviewPanelProps, 'tickets'>) {
  const due = useAnswersDue()
  const now = useMinute()
  const next = tickets.flatMap(({ id }) => due.get(id) ?? []).toSorted(compareText)[0]
  return (
    next && (
      <>
        {portalContent.nextAnswer} <DueMark dueAt={next} now={now} />
      </>
    )
  )
}
