import styled from 'styled-components'
import { smallMuted, token } from '@fivefold/shared/theme/tokens'
import type { CaseStudyCard } from './case-studies-content'

interface MetricsProps {
  labels: Record<keyof CaseStudyCard['metrics'], string>
  metrics: CaseStudyCard['metrics']
}

const order = ['timeReduction', 'costSavings', 'efficiency'] as const

export function Metrics({ labels, metrics }: MetricsProps) {
  return (
    <Row>
      {order.map((name) => (
        <Metric key={name}>
          <dt>{labels[name]}</dt>
          <dd>{metrics[name]}</dd>
        </Metric>
      ))}
    </Row>
  )
}

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${token.space[4]};
  padding-block-start: ${token.space[3]};
  border-block-start: 1px solid ${token.color.line};
`

const Metric = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;

  & > dt {
    ${smallMuted}
    line-height: 1.35;
  }

  & > dd {
    color: var(--hue-text);
    font: 600 ${token.type.headline} / 1.2 ${token.font.sans};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
  }
`
