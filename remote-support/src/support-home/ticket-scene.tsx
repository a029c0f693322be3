import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Badge } from '@fivefold/shared/ui/badge'
import { supportHomeContent } from './support-home-content'

const { scene } = supportHomeContent

/** Decorative: a ticket from open to resolved. */
export function TicketScene() {
  return (
    <Scene aria-hidden="true">
      <Head>
        <span>{scene.subject}</span>
        <Badge tone="warning">{scene.priority}</Badge>
      </Head>
      <Steps>
        {scene.steps.map(({ status, label, time }) => (
          <Step key={status} data-status={status}>
            <span>{label}</span>
            <Time>{time}</Time>
          </Step>
        ))}
      </Steps>
    </Scene>
  )
}

const Scene = styled.div`
  display: grid;
  gap: ${token.space[5]};
  padding: ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  font-size: ${token.type.caption};
  line-height: 1.4;
`

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${token.space[3]};
  font-weight: 550;
`

const Steps = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr auto;
`

const Step = styled.div`
  --status: ${token.color.info};
  position: relative;
  display: grid;
  gap: 0.125rem;
  padding-block-start: ${token.space[4]};

  &[data-status='in-progress'] {
    --status: ${token.color.warning};
  }

  &[data-status='resolved'] {
    --status: ${token.color.success};
  }

  &::before {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: var(--status);
    content: '';
  }

  &:not(:last-child)::after {
    position: absolute;
    inset-block-start: calc(0.25rem - 0.5px);
    inset-inline: 0.875rem 0.375rem;
    height: 1px;
    background: ${token.color.lineStrong};
    content: '';
  }
`

const Time = styled.span`
  color: ${token.color.inkMuted};
  font-variant-numeric: tabular-nums;
`
