import type { Consent } from '@fivefold/shared/seams/site-seams'

export const waitlistConsent: Consent = {
  form: 'waitlist',
  version: 'waitlist-1',
  text: 'I agree to receive updates about my place in line and early access',
  isTicked: true,
}
