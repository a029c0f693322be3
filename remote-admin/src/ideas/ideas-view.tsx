import { useMemo } from 'react'
import { useStore } from '@fivefold/shared/store/site-store'
import { usePeople } from '../accounts/use-people'
import { RecordBrowser } from '../records/record-browser'
import { ideaRows, type IdeaRow } from './idea-rows'
import type { RecordKind } from '../records/rows/record-kind'
import { textColumn, timeColumn } from '../records/table/columns'
import { ideaContent } from './idea-content'
import { IdeaDetails } from './idea-details'

const { columns, states, words } = ideaContent

/** The address and the chips show `new` for an idea without an answer. */
const stateOf = ({ idea }: IdeaRow) => idea.status || 'new'
const labels = new Map<string, string>([
  ['new', states['']],
  ['planned', states.planned],
  ['declined', states.declined],
])
const labelOf = (state: string) => labels.get(state) ?? state

const ideaKind: RecordKind<IdeaRow> = {
  name: 'ideas',
  words,
  columns: [
    textColumn({ key: 'title', label: columns.title }, ({ idea }) => idea.title, true),
    textColumn({ key: 'author', label: columns.author }, ({ author }) => author),
    textColumn({ key: 'status', label: columns.status }, (row) => labelOf(stateOf(row))),
    timeColumn({ key: 'suggested', label: columns.suggested }, ({ idea }) => idea.created_at),
  ],
  facets: [
    {
      key: 'status',
      label: columns.status,
      look: 'chips',
      values: [...labels.keys()],
      valueOf: stateOf,
      labelOf,
    },
  ],
  textOf: ({ idea, author, email }) => [idea.title, idea.reason, author, email].join('\n'),
  sort: { key: 'suggested', descending: true },
  fieldsOf: ({ idea, author, email }) => ({ ...idea, author, email }),
  details: (row) => <IdeaDetails row={row} />,
}

export function IdeasView() {
  const ideas = useStore((state) => state.roadmapIdeas)
  const people = usePeople()
  const rows = useMemo(() => ideaRows(ideas, people), [ideas, people])
  return <RecordBrowser kind={ideaKind} rows={rows} />
}
