import { CertificationLadder } from './certification-ladder'
import { DeploymentLanes } from './deployment-lanes'
import { integratorsContent } from './integrators-content'
import { LevelBenefits } from './level-benefits'
import { PartnerClosing } from '../partner-closing'

export function IntegratorsPage() {
  return (
    <>
      <CertificationLadder />
      <LevelBenefits />
      <DeploymentLanes />
      <PartnerClosing {...integratorsContent.closing} />
    </>
  )
}
