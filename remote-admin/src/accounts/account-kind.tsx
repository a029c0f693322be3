import { Badge } from '@fivefold/shared/ui/badge'
import { Clipped } from '../records/table/clipped'
import { Facts } from '../records/table/facts'
import type { RecordKind } from '../records/rows/record-kind'
import { countWords } from '@fivefold/shared/words/count-words'
import { momentOf } from '@fivefold/shared/words/date-words'
import { labelWords } from '@fivefold/shared/words/label-words'
import { TimeStamp } from '@fivefold/shared/ui/time-stamp'
import { accountContent } from './account-content'
import { wantedMails, type AccountRow } from './account-rows'

const { columns, facts, words, never, notSet } = accountContent

const nameOf = ({ user }: AccountRow) => user.name || user.email

export const accountKind: RecordKind<AccountRow> = {
  name: 'accounts',
  words,
  columns: [
    {
      key: 'name',
      label: columns.name,
      sortBy: nameOf,
      cell: (row) => <Clipped wide>{nameOf(row)}</Clipped>,
    },
    {
      key: 'email',
      label: columns.email,
      sortBy: ({ user }) => user.email,
      cell: ({ user }) => <Clipped wide>{user.email}</Clipped>,
    },
    {
      key: 'role',
      label: columns.role,
      sortBy: ({ user }) => user.role,
      cell: ({ user }) => <Badge>{user.role}</Badge>,
    },
    {
      key: 'tickets',
      label: columns.tickets,
      sortBy: ({ tickets }) => tickets,
      descendingFirst: true,
      cell: ({ tickets }) => countWords(tickets),
    },
    {
      key: 'votes',
      label: columns.votes,
      sortBy: ({ votes }) => votes,
      descendingFirst: true,
      cell: ({ votes }) => countWords(votes),
    },
    {
      key: 'joined',
      label: columns.joined,
      sortBy: ({ user }) => momentOf(user.created_at),
      descendingFirst: true,
      cell: ({ user }) => <TimeStamp iso={user.created_at} />,
    },
    {
      key: 'last-login',
      label: columns.lastLogin,
      sortBy: ({ user }) => momentOf(user.last_login),
      descendingFirst: true,
      cell: ({ user }) => (user.last_login ? <TimeStamp iso={user.last_login} /> : never),
    },
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
        { label: facts.mails, value: wantedMails(user) },
        { label: facts.id, value: user.id },
      ]}
    />
  ),
}
