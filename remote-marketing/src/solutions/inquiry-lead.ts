import { defineForm } from '@fivefold/shared/forms/form-definition'
import { requiredText } from '@fivefold/shared/forms/rules'
import { paths } from '@fivefold/shared/routing/paths'
import { requestPerson } from '../lead-form/person-fields'
import { solutionsContent } from './solutions-content'

const { title, submit, success, hint } = solutionsContent.form

export const inquiryLead = defineForm({
  name: 'marketing/custom-solution',
  path: paths.solutions,
  title,
  submit,
  failure: 'Inquiry not sent',
  success,
  consent: {
    version: 'custom-solution-1',
    text: 'We use your details to answer this inquiry, and for nothing else.',
  },
  fields: {
    ...requestPerson,
    company: { ...requestPerson.company, wide: true },
    needs: {
      label: 'Describe your needs',
      required: true,
      rows: 5,
      hint,
      rule: requiredText('Describe your needs in a sentence or two.'),
    },
  },
  fixed: { source: 'custom-solution' },
  collection: 'demoRequests',
})
