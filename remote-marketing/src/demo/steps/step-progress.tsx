import { Check } from 'lucide-react'
import styled from 'styled-components'
import { media, smallMuted, token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { VisuallyHidden } from '@fivefold/shared/ui/visually-hidden'
import { demoContent, demoSteps, type DemoStep } from '../request/demo-content'
import { stepState } from '../request/demo-steps'

export function StepProgress({ current }: { current: DemoStep }) {
  const { label, states } = demoContent.progress
  return (
    <Bar aria-label={label}>
      {demoSteps.map((step, position) => {
        const state = stepState(step, current)
        return (
          <Station
            key={step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <Sign>{state === 'completed' ? <Check aria-hidden="true" /> : position + 1}</Sign>
            <Name>{demoContent.steps[step].title}</Name>
            <VisuallyHidden>{states[state]}</VisuallyHidden>
          </Station>
        )
      })}
    </Bar>
  )
}

const Bar = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token.space[2]};
  padding: ${token.space[5]} clamp(1.25rem, 4vw, 2.5rem) 0;
`

const Station = styled.li`
  position: relative;
  ${wrappingRow}
  gap: ${token.space[2]};
  padding-block-start: ${token.space[3]};
  border-block-start: 3px solid ${token.color.line};
  ${smallMuted}

  &[data-state='completed'] {
    border-color: ${token.color.accent};
  }

  &[data-state='current'] {
    border-color: ${token.color.ink};
    color: ${token.color.ink};
    font-weight: 600;
  }
`

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border: 1px solid currentColor;
  border-radius: 50%;
  font: 600 ${token.type.caption} / 1 ${token.font.sans};
  font-variant-numeric: tabular-nums;

  & > svg {
    width: 0.875rem;
    height: 0.875rem;
  }

  [data-state='completed'] > & {
    border-color: ${token.color.accent};
    background: ${token.color.accent};
    color: ${token.color.accentInk};
  }

  [data-state='current'] > & {
    border-color: ${token.color.ink};
    background: ${token.color.ink};
    color: ${token.color.paper};
  }
`

/* On a phone the heading below names the step. */
const Name = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  line-height: 1.3;
  white-space: nowrap;

  ${media.tablet} {
    position: static;
    width: auto;
    height: auto;
    overflow: visible;
    clip-path: none;
  }
`
