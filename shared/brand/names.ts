export const name = 'Fivefold'
export const legalName = 'Fivefold Systems, Inc.'
export const tagline = 'Five products, one automation platform'
/** The site's public origin; canonical and social addresses start with it. */
export const siteUrl = 'https://www.fivefold.example'
/** Prefix of referral codes, followed by `-` and six characters. */
export const slug = 'fivefold'
/** Begins the numbers of support tickets, such as `FF-1042`. */
export const ticketPrefix = 'FF'
