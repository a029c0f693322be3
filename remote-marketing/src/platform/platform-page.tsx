import { ArchitectureFlow } from './architecture-flow'
import { Benefits } from './benefits'
import { BuilderSection } from './products/builder-section'
import { ConnectorSection } from './products/connector-section'
import { CortexSection } from './products/cortex-section'
import { IntegrationDirectory } from './integrations/integration-directory'
import { FeatureComparison } from './feature-comparison/feature-comparison'
import { PipelineSection } from './products/pipeline-section'
import { PlatformCall } from './platform-call'
import { platformContent } from './platform-content'
import { PlatformHero } from './platform-hero'
import { Specifications } from './specifications'
import { WorkflowSection } from './products/workflow-section'

export function PlatformPage() {
  const { hero, cortex, integ, pipelines, workflows, scd, flow, benefits, call } = platformContent
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
      <IntegrationDirectory />
      <Benefits {...benefits} />
      <PlatformCall {...call} />
    </>
  )
}
