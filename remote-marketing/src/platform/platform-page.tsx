import { ArchitectureFlow } from './architecture-flow'
import { Benefits } from './benefits'
import { BuilderSection } from './builder-section'
import { ConnectorSection } from './connector-section'
import { CortexSection } from './cortex-section'
import { FeatureComparison } from './feature-comparison'
import { PartnerIndex } from './partner-index'
import { PipelineSection } from './pipeline-section'
import { PlatformCall } from './platform-call'
import { platformContent } from './platform-content'
import { PlatformHero } from './platform-hero'
import { Specifications } from './specifications'
import { WorkflowSection } from './workflow-section'

export function PlatformPage() {
  const { hero, cortex, integ, pipelines, workflows, scd, flow, partners, benefits, call } =
    platformContent
  return (
    <>
      <PlatformHero {...hero} />
      <CortexSection {...cortex} />
      <ConnectorSection {...integ} />
      <PipelineSection {...pipelines} />
      <WorkflowSection {...workflows} />
      <BuilderSection {...scd} />
      <ArchitectureFlow {...flow} />
      <FeatureComparison />
      <Specifications />
      <PartnerIndex {...partners} />
      <Benefits {...benefits} />
      <PlatformCall {...call} />
    </>
  )
}
