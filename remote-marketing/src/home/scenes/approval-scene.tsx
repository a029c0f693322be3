import { Cluster } from '@fivefold/shared/ui/layout'
import { SceneKey } from '../../scenes/scene-key'
import { featureScenes } from './home-scenes-content'
import { Slip } from './slip'

/** An action that waits for a person. */
export function ApprovalScene() {
  const { title, amount, reason, approve, decline, approver } = featureScenes.approval
  return (
    <Slip>
      <Cluster $justify="between" $gap={2}>
        <b>{title}</b>
        <b>{amount}</b>
      </Cluster>
      <span>{reason}</span>
      <Cluster $justify="between" $gap={2}>
        <span>{approver}</span>
        <Cluster $gap={2}>
          <SceneKey>{decline}</SceneKey>
          <SceneKey data-strong>{approve}</SceneKey>
        </Cluster>
      </Cluster>
    </Slip>
  )
}
