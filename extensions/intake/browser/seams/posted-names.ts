/* Names of controls that are not fields of a form. */

/** A hidden field that only bots fill in. Browsers do not autofill a field of this name. */
export const trapName = 'homepage'
