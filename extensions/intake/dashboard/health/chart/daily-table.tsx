import { dayWords } from '@fivefold/shared/words/date-words'
import { countColumn, textColumn, wholeColumn, PlainTable } from '../../admin-parts'
import type { DayCounts, Health } from '../health-answer'
import { healthContent } from '../health-content'
import { changeWords, failingWords } from '../health-words'

const { chart: words, releases, roles } = healthContent
const labels = { ...releases.columns, ...words.columns }
const narrow = 'label'

type Row = DayCounts & { id: string; changes: string }

const columns = [
  textColumn<Row>({ key: 'day', label: labels.day }, ({ day }) => dayWords(day), true),
  textColumn<Row>({ key: 'role', label: labels.role }, ({ role }) => roles[role] ?? role),
  countColumn<Row>({ key: 'starts', label: labels.starts, narrow }, ({ starts }) => starts),
  countColumn<Row>({ key: 'failing', label: labels.failing, narrow }, ({ failing }) => failing),
  wholeColumn<Row>({ key: 'share', label: labels.share, narrow }, failingWords),
  wholeColumn<Row>({ key: 'changes', label: labels.changes, narrow }, ({ changes }) => changes),
] as const

/** The figures of the chart, today first. */
export function DailyTable({ health: { remote, daily, changes } }: { health: Health }) {
  const rows = daily.toReversed().map((one) => ({
    ...one,
    id: `${one.day} ${one.role}`,
    changes: changes
      .filter(({ time }) => time.startsWith(one.day))
      .map(changeWords)
      .join(', '),
  }))
  return <PlainTable caption={words.title(remote)} columns={columns} rows={rows} room="few" />
}
