import type { RoadmapVote } from '@fivefold/shared/domain/roadmap/roadmap-item'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { accountContent } from './account-content'

export interface AccountRow {
  id: string
  user: User
  tickets: number
  votes: number
}

export function accountRows(
  users: readonly User[],
  tickets: readonly SupportTicket[],
  votes: readonly RoadmapVote[],
): AccountRow[] {
  const ticketCounts = countByUser(tickets)
  const voteCounts = countByUser(votes)
  return users.map((user) => ({
    id: user.id,
    user,
    tickets: ticketCounts.get(user.id) ?? 0,
    votes: voteCounts.get(user.id) ?? 0,
  }))
}

/** The kinds of email that the account subscribes to, as text. */
export function subscribedEmails({ preferences }: User) {
  const { mails, noMails } = accountContent
  const wanted = [
    preferences.emailNotifications && mails.emailNotifications,
    preferences.marketingEmails && mails.marketingEmails,
    preferences.newsletter && mails.newsletter,
  ].filter((mail) => mail !== false)
  return wanted.join(', ') || noMails
}

function countByUser(records: readonly { user_id: string }[]) {
  const counts = new Map<string, number>()
  for (const { user_id } of records) counts.set(user_id, (counts.get(user_id) ?? 0) + 1)
  return counts
}
