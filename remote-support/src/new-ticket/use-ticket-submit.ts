import { useEffect, useRef } from 'react'
import { notify } from '@fivefold/shared/notify/toast'
import { useNavigate } from '@fivefold/shared/routing/link'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { ticketNumberWords } from '@fivefold/shared/domain/tickets/ticket-number'
import { justSentTicket, paths, ticketHref } from '@fivefold/shared/routing/paths'
import { ticketDesk } from '@fivefold/shared/seams/site-seams'
import { useCurrentUser } from '@fivefold/shared/session/current-user'
import { readState } from '@fivefold/shared/store/site-store'
import { openTicket, type NewFile } from '@fivefold/shared/store/ticket-commands'
import { newTicketContent } from './new-ticket-content'
import type { TicketForm } from './ticket-fields'

const { sent, view, signedOut, failed } = newTicketContent.toasts

/** Milliseconds that the form stays busy; writing takes less, but the label must be readable. */
const busyTime = 300

/** Opens the ticket, reports the outcome and goes to the portal. */
export function useTicketSubmit() {
  const user = useCurrentUser()
  const navigate = useNavigate()
  const isHere = useIsHere()

  return async function submit(ticket: TicketForm, files: readonly NewFile[], onSent: () => void) {
    if (user === null) {
      notify({ ...signedOut, tone: 'destructive' })
      return
    }
    await new Promise((resolve) => window.setTimeout(resolve, busyTime))
    let opened: SupportTicket
    try {
      opened = openTicket(ticket, files)
    } catch (error) {
      console.error('[new ticket] Not submitted', error)
      // Another tab may have signed out.
      const reason = readState().currentUser === null ? signedOut : failed
      notify({ ...reason, tone: 'destructive' })
      return
    }
    onSent()
    const answer = await ticketDesk.answerFor(opened.id)
    // The outbox tells what waits, and why a ticket is refused.
    if (answer && answer.refused === undefined) {
      const number = ticketNumberWords(storedTicket(opened.id) ?? opened)
      notify({
        ...sent,
        tone: 'success',
        action: { label: view(number), to: ticketHref(opened.id) },
      })
    }
    if (isHere.current) void navigate(paths.portal, { state: justSentTicket.write(opened.id) })
  }
}

/** The desk may have given it another number. */
const storedTicket = (id: string) => readState().supportTickets.find((ticket) => ticket.id === id)

/** Prevents the navigation after the visitor has left the page. */
function useIsHere() {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
