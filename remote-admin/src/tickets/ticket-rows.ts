import type { assignments } from '@fivefold/shared/domain/tickets/ticket-desk'
import type { SupportTicket, Tickets } from '@fivefold/shared/domain/tickets/support-ticket'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { personName } from '../accounts/use-people'

export interface TicketRow {
  id: string
  ticket: SupportTicket
  requester: string
  email: string
  /** ISO time of the last change or message. */
  activity: string
  /** The latest message. */
  last: LastWord | undefined
  /** Number of messages and changes by others that the admin has not read. */
  newEntries: number
  /** The assignee's name and id; '' for nobody. */
  assignee: string
  assigneeId: string
  /** The reader has it. */
  isMine: boolean
  /** ISO time by which an answer is due; absent if none is. */
  dueAt: string | undefined
  answer: 'late' | 'due' | 'none'
}

export interface LastWord {
  by: string
  text: string
  /** ISO time. */
  at: string
}

interface Desk {
  readerId: string
  messages: Tickets['ticketMessages']
  people: ReadonlyMap<string, User>
  activity: ReadonlyMap<string, string>
  newEntries: ReadonlyMap<string, number>
  assigned: ReturnType<typeof assignments>
  due: ReadonlyMap<string, string>
  /** Milliseconds. */
  now: number
}

export function ticketRows(tickets: readonly SupportTicket[], desk: Desk): TicketRow[] {
  const { people, activity, newEntries, assigned, due } = desk
  const now = new Date(desk.now).toISOString()
  const latest = new Map(desk.messages.map((message) => [message.ticket_id, message]))
  return tickets.map((ticket) => {
    const assignment = assigned.get(ticket.id)
    const dueAt = due.get(ticket.id)
    const requester = personName(people, ticket.user_id)
    const {
      author_name: by,
      body: text,
      created_at: at,
    } = latest.get(ticket.id) ?? {
      author_name: requester,
      body: ticket.description,
      created_at: ticket.created_at,
    }
    return {
      id: ticket.id,
      ticket,
      requester,
      email: people.get(ticket.user_id)?.email ?? '',
      activity: activity.get(ticket.id) ?? ticket.updated_at,
      last: { by, text, at },
      newEntries: newEntries.get(ticket.id) ?? 0,
      assignee: assignment?.assignee_name ?? '',
      assigneeId: assignment?.assignee_id ?? '',
      isMine: assignment?.assignee_id === desk.readerId,
      dueAt,
      answer: answerOf(dueAt, now),
    }
  })
}

export function answerOf(dueAt: string | undefined, now: string): TicketRow['answer'] {
  if (dueAt === undefined) return 'none'
  return dueAt <= now ? 'late' : 'due'
}
