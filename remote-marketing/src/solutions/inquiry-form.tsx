import { LeadForm } from '@fivefold/shared/lead-form/lead-form'
import { leadSource } from '../lead-source/lead-source'
import { inquiryLead } from './inquiry-lead'
import { solutionsContent } from './solutions-content'

export function InquiryForm() {
  return (
    <LeadForm
      form={inquiryLead}
      labelledBy="solutions-custom"
      draft="custom-solution"
      confirmation={solutionsContent.form.confirmation}
      also={leadSource}
    />
  )
}
