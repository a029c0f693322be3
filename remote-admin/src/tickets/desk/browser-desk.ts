import { useMemo } from 'react'
import { recordClientError } from '@fivefold/shared/analytics/error-log'
import { useAnswersDue, useMinute } from '@fivefold/shared/conversation/use-answers-due'
import { useLatestActivity } from '@fivefold/shared/conversation/use-latest-activity'
import { useNewEntries } from '@fivefold/shared/conversation/use-new-entries'
import { assignments } from '@fivefold/shared/domain/tickets/ticket-desk'
import type { Tickets } from '@fivefold/shared/domain/tickets/support-ticket'
import { useCurrentUser } from '@fivefold/shared/session/current-user'
import { assignTicket } from '@fivefold/shared/store/desk-commands'
import { useStore, type SiteState } from '@fivefold/shared/store/site-store'
import { StoreError } from '@fivefold/shared/store/store-error'
import { changeTicketStatus, replyToTicket } from '@fivefold/shared/store/ticket-commands'
import { adminHref } from '../../address/admin-address'
import { formTitle } from '../../leads/lead-content'
import { useLeads } from '../../leads/use-leads'
import { usePeople } from '../../accounts/use-people'
import type { Listing } from '../../records/rows/listing'
import type { RecordKind } from '../../records/rows/record-kind'
import { useRecords } from '../../records/rows/use-records'
import type { RowQuestion } from '../../records/rows/use-row-query'
import { noteOnTicket } from '../notes/note-records'
import { useTicketNotes } from '../notes/use-ticket-notes'
import { ticketRows, type TicketRow } from '../ticket-rows'
import type { Desk, OpenTicket, TicketChange } from './desk'

function useTicketsHere(kind: RecordKind<TicketRow>, query: RowQuestion): Listing<TicketRow> {
  const tickets = useStore((state) => state.supportTickets)
  const ticketAssignments = useStore((state) => state.ticketAssignments)
  const assigned = useMemo(() => assignments({ ticketAssignments }), [ticketAssignments])
  const people = usePeople()
  const activity = useLatestActivity()
  const newEntries = useNewEntries()
  const due = useAnswersDue()
  const now = useMinute()
  const messages = useStore((state) => state.ticketMessages)
  const readerId = useCurrentUser()?.id ?? ''
  // The table sorts stably: of rows with the same time, the latest comes first.
  const rows = useMemo(
    () =>
      ticketRows(tickets.toReversed(), {
        readerId,
        messages,
        people,
        activity,
        newEntries,
        assigned,
        due,
        now,
      }),
    [readerId, messages, tickets, people, activity, newEntries, assigned, due, now],
  )
  return useRecords(kind, rows, query)
}

function useTicketHere({ ticket, requester, email }: TicketRow): OpenTicket {
  const records = useStore(ticketsIn)
  const ticketNotes = useTicketNotes(ticket.id)
  const company = usePeople().get(ticket.user_id)?.company ?? ''
  const leads = useLeads().filter((lead) => lead.email === email)
  return {
    ticket,
    records: { ...records, ticketNotes },
    customer: {
      name: requester,
      email,
      company: company || (leads.find((lead) => lead.company)?.company ?? ''),
      tickets: records.supportTickets
        .filter(({ id, user_id: userId }) => userId === ticket.user_id && id !== ticket.id)
        .toReversed(),
      leads: leads.map(({ id, form, receivedAt }) => ({
        id,
        form: formTitle(form),
        receivedAt,
        href: adminHref('leads', { open: id }),
      })),
    },
  }
}

function useAdmins() {
  const users = useStore((state) => state.users)
  return useMemo(
    () =>
      users
        .filter(({ role }) => role === 'admin')
        .map(({ id, name, email }) => ({ value: id, label: name || email })),
    [users],
  )
}

/** The tickets of this browser. */
export const browserDesk: Desk = {
  words: {},
  tickets: useTicketsHere,
  ticket: useTicketHere,
  reader: useCurrentUser,
  agents: useAdmins,
  change: async (changes) => changes.map(apply),
}

const ticketsIn = (state: SiteState): Tickets => ({
  supportTickets: state.supportTickets,
  ticketEvents: state.ticketEvents,
  ticketMessages: state.ticketMessages,
  ticketReads: state.ticketReads,
  ticketAssignments: state.ticketAssignments,
  ticketAttachments: state.ticketAttachments,
})

function run(change: TicketChange) {
  const { ticketId } = change
  if (change.type === 'ticketStatusChanged') changeTicketStatus(ticketId, change.status)
  else if (change.type === 'ticketAssigned') assignTicket(ticketId, change.assigneeId)
  else if (change.type === 'ticketNoted') noteOnTicket(ticketId, change.body)
  else replyToTicket(ticketId, change.body, change.files)
}

/** @returns why the change is refused. */
function apply(change: TicketChange): string | undefined {
  try {
    run(change)
    return undefined
  } catch (error) {
    if (error instanceof StoreError) return error.message
    recordClientError(error)
    return ''
  }
}
