/**
 * Characters of a text that enters an address, by a search or by a filter. The field says so.
 * @example <input type="search" name="q" aria-label="Search invoices" maxLength={longestQuery} />
 */
export const longestQuery = 200

/**
 * The beginning of a text that an address takes, without half of a character at its end.
 * @example textForAddress('a'.repeat(300)).length // 200
 */
export const textForAddress = (text: string) =>
  text.slice(0, longestQuery).replace(/[\ud800-\udbff]$/, '')
