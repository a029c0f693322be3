import type { RoadmapVote } from '@fivefold/shared/domain/roadmap/roadmap-item'
import type { SupportTicket, TicketEvent } from '@fivefold/shared/domain/tickets/support-ticket'
import type { User } from '@fivefold/shared/domain/accounts/user'

const noon = '2026-11-02T12:00:00.000Z'

/* Records with default values, overridden by the given fields. */
export const ticket = (given: Partial<SupportTicket> & { id: string }): SupportTicket => ({
  user_id: 'casey',
  subject: given.id,
  description: '',
  category: 'billing',
  priority: 'medium',
  status: 'open',
  created_at: noon,
  updated_at: noon,
  ...given,
})

export const ticketEvent = (
  given: Partial<TicketEvent> & { id: string; status: string; created_at: string },
): TicketEvent => ({ ticket_id: 't1', by_id: 'avery', by_name: 'Avery Admin', ...given })

export const user = (given: Partial<User> & { id: string }): User => ({
  email: `${given.id}@example.com`,
  name: '',
  role: 'customer',
  company: '',
  phone: '',
  created_at: noon,
  last_login: null,
  preferences: { emailNotifications: true, marketingEmails: true, newsletter: true },
  ...given,
})

export const vote = (id: string, itemId: string, userId = 'casey'): RoadmapVote => ({
  id,
  roadmap_item_id: itemId,
  user_id: userId,
  created_at: noon,
})
