import { StatusBadge } from '@fivefold/shared/ui/status-badge'

/** Emphasizes work in progress over planned work. */
export function RoadmapStatus({ status }: { status: string }) {
  return <StatusBadge status={status} tone={status === 'in-progress' ? 'warning' : 'info'} />
}
