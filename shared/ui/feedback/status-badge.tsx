import styled from 'styled-components'
import { Badge, type BadgeProps } from './badge'

interface StatusBadgeProps {
  status: string
  tone: NonNullable<BadgeProps['tone']>
}

/**
 * The stored status; only CSS capitalizes its first letter.
 * @example <StatusBadge status="overdue" tone="danger" />
 */
export function StatusBadge({ status, tone }: StatusBadgeProps) {
  return (
    <Badge tone={tone} data-status={status}>
      <Word>{status}</Word>
    </Badge>
  )
}

const Word = styled.span`
  display: inline-block;

  &::first-letter {
    text-transform: uppercase;
  }
`
