import { defineForm } from '@fivefold/shared/forms/form-definition'
import { emailText } from '@fivefold/shared/forms/rules'
import { paths } from '@fivefold/shared/routing/paths'
import { emailField } from '../lead-form/person-fields'
import { resourcesContent } from './resources-content'

const { title, missing, toast, done } = resourcesContent.newsletter

export const newsletterLead = defineForm({
  name: 'marketing/newsletter',
  path: paths.resources,
  title,
  submit: 'Subscribe',
  failure: 'Not subscribed yet',
  success: { title: toast.title, description: done },
  consent: {
    version: 'newsletter-1',
    text: 'We use your address for the newsletter, and for nothing else.',
  },
  fields: { email: { ...emailField, rule: emailText(missing) } },
  collection: 'newsletterSubscriptions',
})
