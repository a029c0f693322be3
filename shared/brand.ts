/**
 * Every fact about the brand. Renaming the site takes changes in this file only.
 * @example <a href={`mailto:${brand.mail.support}`}>{brand.name}</a>
 */
export const brand = {
  name: 'Fivefold',
  legalName: 'Fivefold Systems, Inc.',
  tagline: 'Five products, one automation platform',
  /** The site's public origin; canonical and social addresses start with it. */
  siteUrl: 'https://www.fivefold.example',
  /** Prefix of referral codes, followed by `-` and six characters. */
  slug: 'fivefold',
  /** Begins the numbers of support tickets, such as `FF-1042`. */
  ticketPrefix: 'FF',
  mail: {
    support: 'support@fivefold.example',
    sales: 'sales@fivefold.example',
    partners: 'partners@fivefold.example',
    privacy: 'privacy@fivefold.example',
    security: 'security@fivefold.example',
    roi: 'roi@fivefold.example',
    press: 'press@fivefold.example',
  },
  links: {
    publication: 'https://medium.com/fivefold',
    videoChannel: 'https://www.youtube.com/@fivefold',
    releaseFeed: 'https://github.com/fivefold/platform/releases',
    sourceCode: 'https://github.com/fivefold',
    microblog: 'https://x.com/fivefold',
    professionalNetwork: 'https://www.linkedin.com/company/fivefold',
  },
  /** The publication's feed; read through the feed-to-JSON service of the run-time configuration. */
  feedUrl: 'https://medium.com/feed/fivefold',
} as const
