import { CertificationLadder } from './certification-ladder'
import { DeploymentLanes } from './deployment-lanes'
import { integratorsContent } from './integrators-content'
import { LevelSection } from '../level-section'
import { CentredCall } from '../../section/centred-call'

export function IntegratorsPage() {
  return (
    <>
      <CertificationLadder />
      <LevelSection {...integratorsContent.brings} levels={integratorsContent.levels} />
      <DeploymentLanes />
      <CentredCall {...integratorsContent.closing} />
    </>
  )
}
