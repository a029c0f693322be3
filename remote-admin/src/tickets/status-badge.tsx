import { Badge, type BadgeProps } from '@fivefold/shared/ui/badge'
import { labelWords } from '../words/label-words'
import { statusTone } from './status-tone'

export function StatusBadge({ status }: { status: string }) {
  const tone: BadgeProps['tone'] = statusTone(status)
  return (
    <Badge tone={tone} data-status={status}>
      {labelWords(status)}
    </Badge>
  )
}
