import type { Consent } from '@fivefold/shared/seams/site-seams'

export const customSolutionConsent: Consent = {
  form: 'custom-solution',
  version: 'custom-solution-1',
  text: 'We use your details to answer this inquiry, and for nothing else.',
}
