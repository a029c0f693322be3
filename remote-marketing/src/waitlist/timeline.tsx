import styled from 'styled-components'
import { useHasBegun, type Quarter } from '../facts/milestones'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Badge } from '@fivefold/shared/ui/badge'
import { HeadedSection } from '../section/headed-section'
import type { waitlistContent } from './waitlist-content'

export function Timeline({ title, phase, phases, begun }: typeof waitlistContent.timeline) {
  return (
    <HeadedSection tone="ink" labelledBy="timeline" title={title}>
      <Phases>
        {phases.map(({ name, when, from, text }, position) => (
          <Phase key={name} aria-current={position === 0 ? 'step' : undefined}>
            <Number>
              {phase} {position + 1}
            </Number>
            <h3>{name}</h3>
            <When>
              {when} {from && <Begun quarter={from}>{begun}</Begun>}
            </When>
            <p>{text}</p>
          </Phase>
        ))}
      </Phases>
    </HeadedSection>
  )
}

/** Shown once the quarter has begun. */
function Begun({ quarter, children }: { quarter: Quarter; children: string }) {
  return useHasBegun(quarter) && <Badge tone="success">{children}</Badge>
}

const Phases = styled.ol`
  display: grid;
  /* Half a dot, to align the dots with the headline. */
  margin-inline-start: 0.4375rem;

  ${media.desktop} {
    margin-inline-start: 0;
    grid-template-columns: repeat(5, 1fr);
  }
`

const Phase = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${token.space[1]};
  padding-block-end: ${token.space[4]};
  padding-inline-start: ${token.space[6]};
  border-inline-start: 1px solid ${token.color.lineStrong};
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};

  &:last-child {
    padding-block-end: 0;
  }

  &::before {
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-start: calc(-0.4375rem - 0.5px);
    width: 0.875rem;
    height: 0.875rem;
    border: 2px solid ${token.color.lineStrong};
    border-radius: 50%;
    background: ${token.color.paper};
    content: '';
  }

  &[aria-current]::before {
    border-color: ${token.color.accent};
    background: ${token.color.accent};
    box-shadow: 0 0 0 5px ${token.color.accentSoft};
  }

  & > h3 {
    color: ${token.color.ink};
    font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
    letter-spacing: -0.01em;
  }

  ${media.desktop} {
    padding-block: ${token.space[5]} 0;
    padding-inline: 0 ${token.space[6]};
    border-block-start: 1px solid ${token.color.lineStrong};
    border-inline-start: 0;

    &::before {
      inset-block-start: calc(-0.4375rem - 0.5px);
      inset-inline-start: 0;
    }
  }
`

const Number = styled.p`
  font-variant-numeric: tabular-nums;
`

const When = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  color: ${token.color.accent};
  font-weight: 550;
`
