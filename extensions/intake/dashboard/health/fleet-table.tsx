import { Text } from '@fivefold/shared/ui/text'
import { textColumn, timeColumn, wholeColumn, PlainTable } from '../admin-parts'
import type { FleetApp } from './health-answer'
import { healthContent } from './health-content'

const { fleet: words } = healthContent
const { columns: labels } = words

type Row = FleetApp & { id: string }

const narrow = 'label'

const columns = [
  textColumn<Row>({ key: 'app', label: labels.app }, ({ app }) => app, true),
  textColumn<Row>({ key: 'release', label: labels.release }, ({ release }) => release),
  wholeColumn<Row>({ key: 'canary', label: labels.canary, narrow }, ({ canary }) =>
    canary ? words.canary(canary.release, canary.percentage) : '',
  ),
  timeColumn<Row>({ key: 'last', label: labels.last, narrow }, ({ last }) => last?.at ?? null, {
    exact: true,
  }),
  textColumn<Row>({ key: 'owner', label: labels.owner, narrow }, ({ keys, last }) =>
    [...keys, last?.by].filter(Boolean).join(', '),
  ),
  textColumn<Row>({ key: 'kit', label: labels.kit, narrow }, ({ kit = '' }) => kit),
] as const

/** All apps of the site, with what runs now. */
export const FleetTable = ({ fleet }: { fleet: readonly FleetApp[] | undefined }) =>
  fleet ? (
    <PlainTable
      caption={words.title}
      columns={columns}
      rows={fleet.map((one) => ({ ...one, id: one.app }))}
    />
  ) : (
    <Text $muted>{words.alone}</Text>
  )
