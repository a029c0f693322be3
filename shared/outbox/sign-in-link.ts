/** A link that was mailed has `#sign-in=<token>`. */
export const signInLinkKey = 'sign-in'
