import type { RecordKind } from '../records/rows/record-kind'
import { textColumn, timeColumn } from '../records/table/columns'
import { voteContent } from './vote-content'
import type { ItemTitles, VoteRow } from './vote-rows'

const { columns, words } = voteContent

export const voteKind = (titles: ItemTitles): RecordKind<VoteRow> => ({
  name: 'votes',
  words,
  columns: [
    textColumn({ key: 'title', label: columns.item }, ({ item }) => item, true),
    textColumn({ key: 'voter', label: columns.voter }, ({ voter }) => voter),
    timeColumn({ key: 'voted', label: columns.voted }, ({ vote }) => vote.created_at, {
      exact: true,
    }),
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
