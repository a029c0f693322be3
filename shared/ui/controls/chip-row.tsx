import type { ReactNode } from 'react'
import styled from 'styled-components'
import { token } from '../theme/tokens'

interface ChipRowProps {
  /** Names the group for screen readers. */
  label: string
  children: ReactNode
}

/** @example <ChipRow label="Status">…</ChipRow> */
export function ChipRow({ label, children }: ChipRowProps) {
  return (
    <Row role="group" aria-label={label}>
      {children}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`
