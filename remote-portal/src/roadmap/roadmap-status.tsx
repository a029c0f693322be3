import styled from 'styled-components'
import { Badge } from '@fivefold/shared/ui/badge'

/** Work in progress stands out; everything that is only planned stays quiet. */
export function RoadmapStatus({ status }: { status: string }) {
  return (
    <Badge tone={status === 'in-progress' ? 'warning' : 'info'} data-status={status}>
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
