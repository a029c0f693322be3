import { useId, useMemo } from 'react'
import styled from 'styled-components'
import { ticketStatuses } from '@fivefold/shared/domain/tickets/support-ticket'
import { notify } from '@fivefold/shared/notify/toast'
import { ticketChange, VisitorConversation, visitorTicket } from '../../../outbox/visitor-ticket'
import { useCurrentUser } from '@fivefold/shared/session/current-user'
import { token } from '@fivefold/shared/theme/tokens'
import { Stack } from '@fivefold/shared/ui/layout'
import { Notice } from '@fivefold/shared/ui/notice'
import { statusWords } from '@fivefold/shared/words/label-words'
import { ChoiceChips } from '../../admin-parts'
import { intakeContent } from '../../intake-content'
import { operatorPath, useAnswer } from '../../use-answer'
import { visitorsContent } from '../visitors-content'
import { VisitorReply } from './visitor-reply'

const { tickets: words } = visitorsContent
const { loading, away } = intakeContent

const statuses = ticketStatuses.map((value) => ({ value, label: statusWords(value) }))

interface TicketDetailsProps {
  id: string
  /** The status has changed. */
  onChange: () => void
}

/** A visitor's ticket: its status, its conversation, and a reply. */
export function VisitorTicketDetails({ id: ticketId, onChange }: TicketDetailsProps) {
  const headingId = useId()
  const user = useCurrentUser()
  const { value, problem, again } = useAnswer<{ operations: unknown[] }>(
    operatorPath(`tickets/${encodeURIComponent(ticketId)}`),
  )
  const shown = useMemo(() => visitorTicket(value?.operations ?? []), [value])
  if (!shown) return problem ? <Notice tone="warning" title={problem} /> : <p>{loading}</p>
  const { status: before, subject } = shown.ticket
  const name = user?.name || user?.email || ''

  async function change(chosen: string) {
    const status = ticketStatuses.find((known) => known === chosen)
    if (!status || status === before) return
    const refused = await ticketChange({ type: 'ticketStatusChanged', ticketId, name, status })()
    if (refused !== undefined) {
      notify({ title: words.failed, description: refused || away, tone: 'destructive' })
      return
    }
    notify({ title: words.changed(statusWords(status)), tone: 'success' })
    again()
    onChange()
  }

  return (
    <Stack $gap={5}>
      {problem && <Notice tone="warning" title={problem} />}
      <ChoiceChips
        label={words.status}
        choices={statuses}
        chosen={before}
        onChoose={(status) => void change(status)}
      />
      <section aria-labelledby={headingId}>
        <Heading id={headingId} dir="auto">
          {subject}
        </Heading>
        <VisitorConversation shown={shown} labelledBy={headingId} />
      </section>
      <VisitorReply ticketId={ticketId} name={name} onSent={again} />
    </Stack>
  )
}

const Heading = styled.h3`
  max-width: ${token.width.prose};
  margin-block-end: ${token.space[3]};
  font: 600 ${token.type.lead} / 1.35 ${token.font.sans};
  overflow-wrap: anywhere;
`
