import { LeadForm } from '@fivefold/shared/lead-form/lead-form'
import { leadSource } from '../../lead-source/lead-source'
import { cortexLead } from './cortex-lead'
import { demoRequestContent } from './demo-request-content'

export function DemoRequestForm() {
  return (
    <LeadForm
      form={cortexLead}
      labelledBy="cortex-demo"
      draft="cortex-demo"
      confirmation={demoRequestContent.confirmation}
      also={leadSource}
      needs="agreeToContact"
    />
  )
}
