import { Clipped } from '../records/table/clipped'
import type { RecordKind } from '../records/rows/record-kind'
import { momentOf } from '@fivefold/shared/words/date-words'
import { TimeStamp } from '@fivefold/shared/ui/time-stamp'
import { voteContent } from './vote-content'
import type { ItemTitles, VoteRow } from './vote-rows'

const { columns, words } = voteContent

export const voteKind = (titles: ItemTitles): RecordKind<VoteRow> => ({
  name: 'votes',
  words,
  columns: [
    {
      key: 'title',
      label: columns.item,
      sortBy: ({ item }) => item,
      cell: ({ item }) => <Clipped wide>{item}</Clipped>,
    },
    {
      key: 'voter',
      label: columns.voter,
      sortBy: ({ voter }) => voter,
      cell: ({ voter }) => <Clipped>{voter}</Clipped>,
    },
    {
      key: 'voted',
      label: columns.voted,
      sortBy: ({ vote }) => momentOf(vote.created_at),
      descendingFirst: true,
      cell: ({ vote }) => <TimeStamp iso={vote.created_at} exact />,
    },
  ],
  facets: [
    {
      key: 'item',
      label: columns.item,
      look: 'select',
      valueOf: ({ vote }) => vote.roadmap_item_id,
      labelOf: (id) => titles.get(id) ?? id,
    },
  ],
  textOf: ({ item, voter, email }) => [item, voter, email].join('\n'),
  sort: { key: 'voted', descending: true },
  fieldsOf: ({ vote, item, voter, email }) => ({ ...vote, item, voter, email }),
})
