import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { featureScenes } from './home-scenes-content'
import { Slip } from './slip'

/** An action that waits for a person. */
export function ApprovalScene() {
  const { title, amount, reason, approve, decline, approver } = featureScenes.approval
  return (
    <Slip>
      <Row>
        <b>{title}</b>
        <b>{amount}</b>
      </Row>
      <span>{reason}</span>
      <Row>
        <span>{approver}</span>
        <Buttons>
          <Key>{decline}</Key>
          <Key data-strong>{approve}</Key>
        </Buttons>
      </Row>
    </Slip>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[4]};
`

const Buttons = styled.div`
  display: flex;
  gap: ${token.space[2]};
`

const Key = styled.span`
  padding: ${token.space[1]} ${token.space[3]};
  border: 1px solid ${token.color.line};
  border-radius: 6px;
  background: ${token.color.raised};
  color: ${token.color.ink};
  font-weight: 550;

  &[data-strong] {
    border-color: ${token.product.cortex.text};
    background: ${token.product.cortex.text};
    color: ${token.color.paper};
  }
`
