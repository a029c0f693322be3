/**
 * A whole number, such as `1,284`. Avoids `Intl`, whose first use blocks a phone for tens of milliseconds while the
 * page becomes interactive.
 * @example countWords(12000) // '12,000'
 */
export const countWords = (count: number) => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')

/**
 * Whole US dollars, such as `$1,499`.
 * @example dollarWords(1499) // '$1,499'
 */
export const dollarWords = (amount: number) => `$${countWords(Math.round(amount))}`

export interface Noun {
  one: string
  many: string
}

/**
 * `1 ticket`, `1,284 tickets`
 * @example countOf(1284, { one: 'ticket', many: 'tickets' }) // '1,284 tickets'
 */
export const countOf = (count: number, { one, many }: Noun) =>
  `${countWords(count)} ${count === 1 ? one : many}`
