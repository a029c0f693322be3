import { useMemo } from 'react'
import { useStore } from '@fivefold/shared/store/site-store'
import { usePeople } from '../accounts/use-people'
import { RecordBrowser } from '../records/record-browser'
import { useItemTitles } from './use-item-titles'
import { voteKind } from './vote-kind'
import { voteRows } from './vote-rows'

export function VotesView() {
  const votes = useStore((state) => state.roadmapVotes)
  const titles = useItemTitles()
  const people = usePeople()
  const kind = useMemo(() => voteKind(titles), [titles])
  const rows = useMemo(() => voteRows(votes, titles, people), [votes, titles, people])
  return <RecordBrowser kind={kind} rows={rows} />
}
