import { useMemo } from 'react'
import { useStore } from '@fivefold/shared/store/site-store'
import { usePeople } from '../accounts/use-people'
import { RecordBrowser } from '../records/record-browser'
import { ideaKind } from './idea-kind'
import { ideaRows } from './idea-rows'

export function IdeasView() {
  const ideas = useStore((state) => state.roadmapIdeas)
  const people = usePeople()
  const rows = useMemo(() => ideaRows(ideas, people), [ideas, people])
  return <RecordBrowser kind={ideaKind} rows={rows} />
}
