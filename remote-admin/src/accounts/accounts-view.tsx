import { useMemo } from 'react'
import { useStore } from '@fivefold/shared/store/site-store'
import { RecordBrowser } from '../records/record-browser'
import { accountRows, subscribedEmails, type AccountRow } from './account-rows'
import { Badge } from '@fivefold/shared/ui/badge'
import { labelWords } from '@fivefold/shared/words/label-words'
import type { RecordKind } from '../records/rows/record-kind'
import { countColumn, textColumn, timeColumn } from '../records/table/columns'
import { Facts } from '../records/table/facts'
import { accountContent } from './account-content'

const { columns, facts, words, never, notSet } = accountContent

const nameOf = ({ user }: AccountRow) => user.name || user.email

const accountKind: RecordKind<AccountRow> = {
  name: 'accounts',
  words,
  columns: [
    textColumn({ key: 'name', label: columns.name }, nameOf, true),
    textColumn({ key: 'email', label: columns.email }, ({ user }) => user.email, true),
    {
      key: 'role',
      label: columns.role,
      sortBy: ({ user }) => user.role,
      cell: ({ user }) => <Badge>{user.role}</Badge>,
    },
    countColumn({ key: 'tickets', label: columns.tickets, narrow: 'label' }, (row) => row.tickets),
    countColumn({ key: 'votes', label: columns.votes, narrow: 'label' }, (row) => row.votes),
    timeColumn(
      { key: 'joined', label: columns.joined, narrow: 'label' },
      ({ user }) => user.created_at,
    ),
    timeColumn(
      { key: 'last-login', label: columns.lastLogin, narrow: 'label' },
      ({ user }) => user.last_login || null,
      {
        none: never,
      },
    ),
  ],
  facets: [
    {
      key: 'role',
      label: columns.role,
      look: 'chips',
      values: ['admin', 'customer'],
      valueOf: ({ user }) => user.role,
      labelOf: labelWords,
    },
  ],
  textOf: ({ user }) => [user.name, user.email, user.company, user.phone, user.id].join('\n'),
  sort: { key: 'joined', descending: true },
  fieldsOf: ({ user: { preferences, ...user }, tickets, votes }) => ({
    ...user,
    ...preferences,
    tickets,
    votes,
  }),
  details: ({ user }) => (
    <Facts
      facts={[
        { label: facts.company, value: user.company || notSet },
        { label: facts.phone, value: user.phone || notSet },
        { label: facts.mails, value: subscribedEmails(user) },
        { label: facts.id, value: user.id },
      ]}
    />
  ),
}

export function AccountsView() {
  const users = useStore((state) => state.users)
  const tickets = useStore((state) => state.supportTickets)
  const votes = useStore((state) => state.roadmapVotes)
  const rows = useMemo(() => accountRows(users, tickets, votes), [users, tickets, votes])
  return <RecordBrowser kind={accountKind} rows={rows} />
}
