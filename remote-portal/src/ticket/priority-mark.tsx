import styled from 'styled-components'
import { ticketPriorities } from '@fivefold/shared/domain/tickets/support-ticket'
import { token } from '@fivefold/shared/theme/tokens'
import { labelWords } from '@fivefold/shared/words/label-words'

/** Four bars, one filled for each level of priority. */
export function PriorityMark({ priority }: { priority: string }) {
  const level = ticketPriorities.findIndex((known) => known === priority) + 1
  return (
    <Mark data-priority={priority}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {ticketPriorities.map((name, index) => (
          <rect
            key={name}
            x={index * 4 + 0.5}
            y={11 - index * 3}
            width="3"
            height={index * 3 + 4}
            rx="1"
            opacity={index < level ? 1 : 0.25}
          />
        ))}
      </svg>
      {labelWords(priority)}
    </Mark>
  )
}

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  white-space: nowrap;

  & > svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    fill: ${token.color.inkMuted};
  }

  &[data-priority='critical'] > svg {
    fill: ${token.color.danger};
  }
`
