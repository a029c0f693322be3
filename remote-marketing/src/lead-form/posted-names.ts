/* Names of controls that are no fields of a form. */

/** A field that people do not see: whoever fills it in is a program. Browsers fill in none of this name. */
export const trapName = 'homepage'
