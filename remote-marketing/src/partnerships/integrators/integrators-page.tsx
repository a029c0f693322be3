import { CertificationLadder } from './certification-ladder'
import { DeploymentLanes } from './deployment-lanes'
import { integratorsContent } from './integrators-content'
import { LevelTable } from '../level-table'
import { PartnerClosing } from '../partner-closing'

const { levels, brings, closing } = integratorsContent

export function IntegratorsPage() {
  return (
    <>
      <CertificationLadder />
      <LevelTable labelledBy="brings-title" levels={levels} {...brings} />
      <DeploymentLanes />
      <PartnerClosing {...closing} />
    </>
  )
}
