import type { Consent } from '@fivefold/shared/seams/site-seams'

/* Separate constants, because a page loads only the text of its own form. */

export const contactConsent: Consent = {
  form: 'contact',
  version: 'contact-1',
  text: 'We use your message to answer you, and for nothing else.',
}

export const cortexConsent: Consent = {
  form: 'cortex',
  version: 'cortex-1',
  text: 'I agree to be contacted about this request and a Cortex demo',
  isTicked: true,
}

export const customSolutionConsent: Consent = {
  form: 'custom-solution',
  version: 'custom-solution-1',
  text: 'We use your details to answer this inquiry, and for nothing else.',
}

export const demoConsent: Consent = {
  form: 'demo',
  version: 'demo-1',
  text: 'We use your answers for this demo, and for nothing else.',
}

export const newsletterConsent: Consent = {
  form: 'newsletter',
  version: 'newsletter-1',
  text: 'We use your address for the newsletter, and for nothing else.',
}

export const waitlistConsent: Consent = {
  form: 'waitlist',
  version: 'waitlist-1',
  text: 'I agree to receive updates about my place in line and early access',
  isTicked: true,
}
