import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Bubble } from '../../scenes/bubble'
import { SceneKey } from '../../scenes/scene-key'
import { exchangeScene } from './platform-scenes-content'

/** A request that is sent, checked and approved. */
export function ExchangeScene() {
  const { ask, check, approve } = exchangeScene
  return (
    <Strip aria-hidden="true">
      <Step>
        <Name>{ask.name}</Name>
        <Bubble $from="person">{ask.text}</Bubble>
      </Step>
      <Step>
        <Name>{check.name}</Name>
        <Slip>
          <b>{check.title}</b>
          {check.rows.map(([label, amount]) => (
            <Row key={label}>
              <span>{label}</span>
              <span>{amount}</span>
            </Row>
          ))}
        </Slip>
      </Step>
      <Step>
        <Name>{approve.name}</Name>
        <Slip>
          <span>{approve.text}</span>
          <Keys>
            <SceneKey>{approve.decline}</SceneKey>
            <SceneKey data-strong>{approve.approve}</SceneKey>
          </Keys>
        </Slip>
      </Step>
    </Strip>
  )
}

const Strip = styled.div`
  display: grid;
  overflow: hidden;
  margin-block-start: ${token.space.head};
  border-radius: ${token.radius.card};
  background: ${token.product.cortex.soft};

  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) repeat(2, minmax(0, 5fr));
  }
`

const Step = styled.div`
  --rule: 1px solid color-mix(in oklab, ${token.product.cortex.solid} 22%, transparent);

  display: grid;
  align-content: space-between;
  gap: ${token.space[6]};
  padding: ${token.space.card};

  & + & {
    border-block-start: var(--rule);
  }

  ${media.desktop} {
    min-height: 15rem;

    & + & {
      border-block-start: 0;
      border-inline-start: var(--rule);
    }
  }
`

const Name = styled.span`
  color: ${token.product.cortex.text};
  font: 600 ${token.type.small} / 1.4 ${token.font.sans};
`

const Slip = styled.div`
  display: grid;
  gap: ${token.space[2]};
  padding: ${token.space.card};
  border-radius: 12px;
  background: ${token.color.raised};
  font-size: ${token.type.small};
  font-variant-numeric: tabular-nums;
  line-height: 1.5;

  & > b {
    font-weight: 600;
  }
`

const Row = styled.span`
  display: flex;
  justify-content: space-between;
  gap: ${token.space[4]};
  padding-block-start: ${token.space[2]};
  border-block-start: 1px solid ${token.color.line};

  & > :first-child {
    color: ${token.color.inkMuted};
  }
`

const Keys = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin-block-start: ${token.space[2]};
`
