import type { Consent } from '@fivefold/shared/seams/site-seams'

export const cortexConsent: Consent = {
  form: 'cortex',
  version: 'cortex-1',
  text: 'I agree to be contacted about this request and a Cortex demo',
  isTicked: true,
}
