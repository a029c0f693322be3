import styled from 'styled-components'
import { useHasBegun, type Quarter } from '../facts/milestones'
import { smallMuted, token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { Badge } from '@fivefold/shared/ui/badge'
import { HeadedSection } from '../section/headed-section'
import { Steps } from '../section/steps'
import type { waitlistContent } from './waitlist-content'

export function Timeline({ title, phase, phases, begun }: typeof waitlistContent.timeline) {
  return (
    <HeadedSection tone="ink" labelledBy="timeline" title={title}>
      <Phases $across="desktop">
        {phases.map(({ name, when, from, text }, position) => (
          <li
            key={name}
            aria-current={position === 0 ? 'step' : undefined}
            data-lit={position === 0 || undefined}
          >
            <Number>
              {phase} {position + 1}
            </Number>
            <h3>{name}</h3>
            <When>
              {when} {from && <Begun quarter={from}>{begun}</Begun>}
            </When>
            <p>{text}</p>
          </li>
        ))}
      </Phases>
    </HeadedSection>
  )
}

/** Shown once the quarter has begun. */
function Begun({ quarter, children }: { quarter: Quarter; children: string }) {
  return useHasBegun(quarter) && <Badge tone="success">{children}</Badge>
}

const Phases = styled(Steps)`
  ${smallMuted}

  & h3 {
    color: ${token.color.ink};
    font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
    letter-spacing: -0.01em;
  }
`

const Number = styled.p`
  font-variant-numeric: tabular-nums;
`

const When = styled.p`
  ${wrappingRow}
  gap: ${token.space[2]};
  color: ${token.color.accent};
  font-weight: 550;
`
