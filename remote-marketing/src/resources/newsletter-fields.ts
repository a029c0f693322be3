import type { Consent } from '@fivefold/shared/seams/site-seams'
import { emailText } from '@fivefold/shared/forms/rules'
import { emailField } from '../lead-form/person-fields'
import { resourcesContent } from './resources-content'

export const newsletterFields = {
  email: { ...emailField, rule: emailText(resourcesContent.newsletter.missing) },
}

export const newsletterConsent: Consent = {
  form: 'newsletter',
  version: 'newsletter-1',
  text: 'We use your address for the newsletter, and for nothing else.',
}
