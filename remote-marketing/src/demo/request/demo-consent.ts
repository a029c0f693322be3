import type { Consent } from '@fivefold/shared/seams/site-seams'

export const demoConsent: Consent = {
  form: 'demo',
  version: 'demo-1',
  text: 'We use your answers for this demo, and for nothing else.',
}
