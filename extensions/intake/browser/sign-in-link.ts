/** A link that was mailed has `#sign-in=<token>`. */
export const signInLinkKey = 'sign-in'

/** How long a link signs in: the most that OWASP ASVS 6.5.5 allows. */
export const linkMinutes = 10
