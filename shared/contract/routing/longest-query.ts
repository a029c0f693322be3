import { cut } from '../../browser/words/cut'

/**
 * Maximum number of characters of a search or filter text in an address. Fields limit their input to it.
 * @example <input type="search" name="q" aria-label="Search invoices" maxLength={longestQuery} />
 */
export const longestQuery = 200

/**
 * Cuts a text for an address.
 * @example textForAddress('a'.repeat(300)).length // 200
 */
export const textForAddress = (text: string) => cut(text, longestQuery)
