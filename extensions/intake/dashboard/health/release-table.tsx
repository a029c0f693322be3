import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Badge } from '@fivefold/shared/ui/badge'
import { Text } from '@fivefold/shared/ui/text'
import {
  countColumn,
  textColumn,
  wholeColumn,
  Facts,
  PlainTable,
  type Column,
} from '../admin-parts'
import type { Health, ReleaseCounts, Vital } from './health-answer'
import { healthContent } from './health-content'
import { failingWords, vitalRating, vitalWords } from './health-words'

const { releases: words, vitals: vitalsWords, roles, browsers } = healthContent
const { columns: labels } = words

interface Row extends ReleaseCounts {
  id: string
  vitals: readonly Vital[]
}

const names = ['INP', 'LCP', 'CLS'] as const
const tones = { good: 'success', fair: 'warning', poor: 'danger' } as const
const narrow = 'label'

const vitalColumn = (name: Vital['name']): Column<Row> => ({
  key: name,
  label: name,
  narrow,
  sortBy: ({ vitals }) => vitals.find((vital) => vital.name === name)?.value ?? 0,
  cell: ({ vitals }) => <Measure vital={vitals.find((vital) => vital.name === name)} />,
})

const columns = [
  textColumn<Row>({ key: 'release', label: labels.release }, ({ release }) => release, true),
  textColumn<Row>({ key: 'role', label: labels.role }, ({ role }) => roles[role] ?? role),
  countColumn<Row>({ key: 'starts', label: labels.starts, narrow }, ({ starts }) => starts),
  countColumn<Row>({ key: 'failing', label: labels.failing, narrow }, ({ failing }) => failing),
  wholeColumn<Row>({ key: 'share', label: labels.share, narrow }, failingWords),
  ...names.map(vitalColumn),
] as const

interface ReleaseTableProps {
  health: Pick<Health, 'remote' | 'releases' | 'vitals'>
  open: string
  onOpen: (id: string) => void
}

/** Each release in each of its roles; an open one says what its slow quarter waits for. */
export function ReleaseTable({ health, open, onOpen }: ReleaseTableProps) {
  const { remote, releases, vitals } = health
  if (releases.length === 0) return <Text $muted>{words.none}</Text>
  const rows = releases.map((one) => ({
    ...one,
    id: `${one.release} ${one.role}`,
    vitals: vitals.filter(({ release, role }) => release === one.release && role === one.role),
  }))
  return (
    <PlainTable
      caption={words.title(remote)}
      columns={columns}
      rows={rows}
      details={(row) => <Facts facts={names.map((name) => fact(row, name))} />}
      open={open}
      onOpen={onOpen}
    />
  )
}

function fact({ vitals }: Row, name: Vital['name']) {
  const label = `${vitalsWords.names[name]} (${name})`
  const vital = vitals.find((one) => one.name === name)
  if (!vital) return { label, value: vitalsWords.none }
  const { measured, part, target } = vital
  const figure = `${vitalWords(vital)}, ${vitalsWords.ratings[vitalRating(vital)]}`
  const slowest = (part || target) && vitalsWords.slowest(part, target)
  return { label, value: `${figure}: ${vitalsWords.measured(browsers(measured))} ${slowest}` }
}

const Measure = ({ vital }: { vital: Vital | undefined }) =>
  vital ? (
    <Line>
      {vitalWords(vital)}
      <Badge tone={tones[vitalRating(vital)]}>{vitalsWords.ratings[vitalRating(vital)]}</Badge>
    </Line>
  ) : (
    vitalsWords.none
  )

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
`
