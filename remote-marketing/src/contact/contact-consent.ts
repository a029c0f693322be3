import type { Consent } from '@fivefold/shared/seams/site-seams'

export const contactConsent: Consent = {
  form: 'contact',
  version: 'contact-1',
  text: 'We use your message to answer you, and for nothing else.',
}
