import { CertificationLadder } from './certification-ladder'
import { DeploymentLanes } from './deployment-lanes'
import { integratorsContent } from './integrators-content'
import { HeadedSection } from '../../section/headed-section'
import { LevelTable } from '../level-table'
import { CentredCall } from '../../section/centred-call'

const { title, ...benefits } = integratorsContent.brings

export function IntegratorsPage() {
  return (
    <>
      <CertificationLadder />
      <HeadedSection labelledBy="brings-title" title={title}>
        <LevelTable {...benefits} levels={integratorsContent.levels} />
      </HeadedSection>
      <DeploymentLanes />
      <CentredCall {...integratorsContent.closing} />
    </>
  )
}
