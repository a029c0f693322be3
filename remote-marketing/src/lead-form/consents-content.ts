/* Separate constants, because pages of sites without an intake load only these texts. */
export const waitlistAgreement =
  'I agree to receive updates about my place in line and early access'
export const cortexAgreement = 'I agree to be contacted about this request and a Cortex demo'

/** A text to agree to, or a notice, that a lead form shows. A changed text gets a new version. */
export interface Consent {
  readonly version: string
  readonly text: string
  /** The person ticks it; else it stands below the form. */
  readonly isTicked?: boolean
}

/** The lead forms, by the names that they have at the intake. */
export const consents = {
  contact: {
    version: 'contact-1',
    text: 'We use your message to answer you, and for nothing else.',
  },
  cortex: { version: 'cortex-1', text: cortexAgreement, isTicked: true },
  'custom-solution': {
    version: 'custom-solution-1',
    text: 'We use your details to answer this inquiry, and for nothing else.',
  },
  demo: {
    version: 'demo-1',
    text: 'We use your answers for this demo, and for nothing else.',
  },
  newsletter: {
    version: 'newsletter-1',
    text: 'We use your address for the newsletter, and for nothing else.',
  },
  waitlist: { version: 'waitlist-1', text: waitlistAgreement, isTicked: true },
} satisfies Record<string, Consent>

export type LeadFormName = keyof typeof consents
