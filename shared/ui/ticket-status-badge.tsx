import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { Badge } from '@fivefold/shared/ui/badge'

type Tone = ComponentProps<typeof Badge>['tone']

/** Specification 1, section 4: open blue, in-progress yellow, resolved green, everything else grey. */
const tones = new Map<string, Tone>([
  ['open', 'info'],
  ['in-progress', 'warning'],
  ['resolved', 'success'],
])

export function StatusChip({ status }: { status: string }) {
  return (
    <Badge tone={tones.get(status) ?? 'neutral'} data-status={status}>
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
