import { useMemo } from 'react'
import { useStore } from '@fivefold/shared/store/site-store'
import { usePeople } from '../accounts/use-people'
import { RecordBrowser } from '../records/record-browser'
import { useItemTitles } from './use-item-titles'
import { voteRows, type ItemTitles, type VoteRow } from './vote-rows'
import type { RecordKind } from '../records/rows/record-kind'
import { textColumn, timeColumn } from '../records/table/columns'
import { voteContent } from './vote-content'

const { columns, words } = voteContent

const voteKind = (titles: ItemTitles): RecordKind<VoteRow> => ({
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

export function VotesView() {
  const votes = useStore((state) => state.roadmapVotes)
  const titles = useItemTitles()
  const people = usePeople()
  const kind = useMemo(() => voteKind(titles), [titles])
  const rows = useMemo(() => voteRows(votes, titles, people), [votes, titles, people])
  return <RecordBrowser kind={kind} rows={rows} />
}
