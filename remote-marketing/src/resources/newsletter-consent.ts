import type { Consent } from '@fivefold/shared/seams/site-seams'

export const newsletterConsent: Consent = {
  form: 'newsletter',
  version: 'newsletter-1',
  text: 'We use your address for the newsletter, and for nothing else.',
}
