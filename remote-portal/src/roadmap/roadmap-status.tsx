import { StatusBadge } from '@fivefold/shared/ui/status-badge'

/** Work in progress stands out; everything that is only planned stays quiet. */
export function RoadmapStatus({ status }: { status: string }) {
  return <StatusBadge status={status} tone={status === 'in-progress' ? 'warning' : 'info'} />
}
