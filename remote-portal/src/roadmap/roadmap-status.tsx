import { StatusBadge } from '@fivefold/shared/ui/status-badge'

/** Emphasizes work in progress over what is only planned. */
export function RoadmapStatus({ status }: { status: string }) {
  return <StatusBadge status={status} tone={status === 'in-progress' ? 'warning' : 'info'} />
}
