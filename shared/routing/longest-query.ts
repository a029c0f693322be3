/**
 * Maximum number of characters of a search or filter text in an address. Fields limit their input to it.
 * @example <input type="search" name="q" aria-label="Search invoices" maxLength={longestQuery} />
 */
export const longestQuery = 200

/**
 * Cuts a text for an address, without half a character at its end.
 * @example textForAddress('a'.repeat(300)).length // 200
 */
export const textForAddress = (text: string) =>
  text.slice(0, longestQuery).replace(/[\ud800-\udbff]$/, '')
