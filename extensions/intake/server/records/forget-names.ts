import type { Queries } from '../database/database'

const namesOnTickets = [
  `update ticket_entry set operation = jsonb_set(operation, '{authorName}', $2::jsonb, false)
   where author = any($1::text[]) and author <> person`,
  `update desk_entry set operation =
     jsonb_set(jsonb_set(operation, '{authorName}', $2::jsonb, false), '{byName}', $2::jsonb, false)
   where author = any($1::text[])`,
  `update desk_entry set operation = jsonb_set(operation, '{assigneeName}', $2::jsonb, false)
   where operation ->> 'assigneeId' = any($1::text[]) and operation ? 'assigneeId'`,
  `update ticket set assignee_name = $2::jsonb #>> '{}' where assignee = any($1::text[]) and assignee <> ''`,
]

/** Takes operators' names from tickets of others, which stay when the operators go. @param people their ids. */
export async function forgetNames({ query }: Queries, people: readonly string[]): Promise<void> {
  for (const statement of namesOnTickets) {
    await query(statement, [people, JSON.stringify('Former operator')])
  }
}
