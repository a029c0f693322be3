export const links = {
  publication: 'https://medium.com/fivefold',
  videoChannel: 'https://www.youtube.com/@fivefold',
  releaseFeed: 'https://github.com/fivefold/platform/releases',
  sourceCode: 'https://github.com/fivefold',
  microblog: 'https://x.com/fivefold',
  professionalNetwork: 'https://www.linkedin.com/company/fivefold',
} as const

/** The publication's feed; read through the feed-to-JSON service of the run-time configuration. */
export const feedUrl = 'https://medium.com/feed/fivefold'

export const mail = {
  support: 'support@fivefold.example',
  sales: 'sales@fivefold.example',
  partners: 'partners@fivefold.example',
  privacy: 'privacy@fivefold.example',
  security: 'security@fivefold.example',
  roi: 'roi@fivefold.example',
  press: 'press@fivefold.example',
} as const

export const name = 'Fivefold'
/** The width of the name in the site's own face. */
export const nameWidth = '3.637em'
/** The upper part of the mark on a field of 100 x 100 with the centre 50, 54. Its outline rounds it. */
export const markPart = 'M50 46 L35.9 26.4 L50 8 L64.1 26.4 Z'
export const legalName = 'Fivefold Systems, Inc.'
export const tagline = 'Five products, one automation platform'
/** The site's public origin; canonical and social addresses start with it. */
export const siteUrl = 'https://www.fivefold.example'
/** Prefix of referral codes, followed by `-` and six characters. */
export const slug = 'fivefold'
/** Begins the numbers of support tickets, such as `FF-1042`. */
export const ticketPrefix = 'FF'
