import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { SceneKey } from '../../scenes/scene-key'
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
          <SceneKey>{decline}</SceneKey>
          <SceneKey data-strong>{approve}</SceneKey>
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
