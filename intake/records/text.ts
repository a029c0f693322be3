/** PostgreSQL keeps neither NUL nor half of a surrogate pair. */
export const isText = (one: string) => !one.includes('\0') && one.isWellFormed()

/** The end of a sentence. */
export const noText = 'has characters that no text has'

/** What a person cannot correct is kept with a sign in place of such characters. */
export const asText = (one: string) => one.replaceAll('\0', '\uFFFD').toWellFormed()
