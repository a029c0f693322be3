import type { ReactNode } from 'react'
import styled from 'styled-components'
import { token } from '../theme/tokens'

interface EmptyStateProps {
  title: string
  children?: ReactNode
  /** The next step, usually one button. */
  action?: ReactNode
}

/**
 * @example
 * <EmptyState title="No invoices yet">They appear on the first of a month.</EmptyState>
 */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Box>
      <Heading>{title}</Heading>
      {children && <Words>{children}</Words>}
      {action}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space[3]};
  padding: ${token.space[10]} ${token.space[6]};
  border: 1px dashed ${token.color.line};
  border-radius: ${token.radius.card};
  text-align: center;
`

const Heading = styled.p`
  font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
  letter-spacing: -0.01em;
  word-spacing: 0.05em;
`

const Words = styled.div`
  max-width: 29.3em;
  color: ${token.color.inkMuted};
  line-height: 1.55;
  text-wrap: balance;
`
