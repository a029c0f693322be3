import { media, oneColumn, panel, smallMuted, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { consultingContent } from './consulting-content'

const { map } = consultingContent

type Phase = 'before' | 'after'

const hoursOf = (phase: Phase) => map.steps.reduce((sum, step) => sum + step[phase], 0)

/** Decorative: the same process before and after, each step as wide as its hours. */
export function ProcessScene() {
  return (
    <Figure aria-hidden="true">
      <Lane phase="before" name={map.before} />
      <Lane phase="after" name={map.after} />
    </Figure>
  )
}

function Lane({ phase, name }: { phase: Phase; name: string }) {
  return (
    <div>
      <Legend>
        <span>{name}</span>
        <strong>{map.total(hoursOf(phase))}</strong>
      </Legend>
      <Bar data-phase={phase}>
        {map.steps.map((step) => (
          <Step key={step.name} data-slowest={step.name === map.slowest || undefined}>
            {phase === 'before' && <span>{step.name}</span>}
          </Step>
        ))}
      </Bar>
    </div>
  )
}

const columnsOf = (phase: Phase) => map.steps.map((step) => `${step[phase]}fr`).join(' ')

const Figure = styled.div`
  ${oneColumn}
  gap: ${token.space[8]};
  padding: clamp(1.25rem, 4vw, 2.5rem);
  ${panel}
`

const Legend = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  margin-block-end: ${token.space[3]};
  ${smallMuted}

  & > strong {
    color: ${token.color.ink};
    font: 600 ${token.type.title} / 1 ${token.font.sans};
    font-variant-numeric: tabular-nums;
  }
`

const Bar = styled.div`
  ${oneColumn}
  gap: 2px;
  height: clamp(3rem, 6vw, 4.5rem);

  &[data-phase='before'] {
    grid-template-columns: ${columnsOf('before')};
  }

  &[data-phase='after'] {
    grid-template-columns: ${columnsOf('after')};
    width: ${(hoursOf('after') / hoursOf('before')) * 100}%;
  }
`

const Step = styled.div`
  display: flex;
  align-items: end;
  min-width: 0;
  padding: ${token.space[2]};
  overflow: hidden;
  border-radius: 4px;
  background: ${token.color.hover};
  color: ${token.color.inkMuted};
  font: 550 ${token.type.caption} / 1 ${token.font.sans};

  &[data-slowest] {
    background: ${token.color.accent};
    color: ${token.color.accentInk};
  }

  [data-phase='after'] > & {
    padding: 0;
  }

  &:not([data-slowest]) > span {
    display: none;
  }

  ${media.desktop} {
    &:not([data-slowest]) > span {
      display: inline;
    }
  }
`
