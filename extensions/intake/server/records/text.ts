/** PostgreSQL keeps neither NUL nor half of a surrogate pair. */
export const isText = (one: string) => !one.includes('\0') && one.isWellFormed()

/** The end of a sentence. */
export const noText = 'has characters that no text has'

/** Puts a replacement sign in place of such characters, for texts that their writer cannot correct. */
export const asText = (one: string) => one.replaceAll('\0', '\uFFFD').toWellFormed()
