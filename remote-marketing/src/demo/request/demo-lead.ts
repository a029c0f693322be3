import { defineForm } from '@fivefold/shared/forms/form-definition'
import { paths } from '@fivefold/shared/routing/paths'
import { demoContent } from './demo-content'
import { demoFields } from './demo-fields'

export const demoLead = defineForm({
  name: 'marketing/demo',
  path: paths.demo,
  title: demoContent.head.title,
  submit: 'Submit Request',
  failure: 'Request not sent',
  success: demoContent.toast,
  receipt: demoContent.receipt,
  consent: {
    version: 'demo-1',
    text: 'We use your answers for this demo, and for nothing else.',
  },
  fields: demoFields,
  fixed: { source: 'demo-wizard' },
  collection: 'demoRequests',
})
