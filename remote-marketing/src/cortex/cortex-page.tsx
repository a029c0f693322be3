import { ChatDemo } from './chat/chat-demo'
import { cortexContent } from './cortex-content'
import { CortexHero } from './cortex-hero'
import { CortexSecurity } from './cortex-security'
import { DemoRequest } from './demo-request/demo-request'
import { Ecosystem } from './ecosystem'
import { Pillars } from './pillars'
import { PricingTeaser } from './pricing-teaser'
import { UseCases } from './use-cases'
import { Workbench } from './workbench/workbench'

export function CortexPage() {
  const { hero, pillars, dataTypes, workbench, casesByTeam, ecosystem, security, pricing } =
    cortexContent
  return (
    <>
      <CortexHero {...hero} />
      <ChatDemo />
      <Pillars {...pillars} dataTypes={dataTypes} />
      <Workbench {...workbench} />
      <UseCases {...casesByTeam} />
      <Ecosystem {...ecosystem} />
      <CortexSecurity {...security} />
      <PricingTeaser {...pricing} />
      <DemoRequest />
    </>
  )
}
