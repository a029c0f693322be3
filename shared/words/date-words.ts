/**
 * `Nov 21, 2026`, the visitor's day; a date without a time is the same day everywhere. `Unknown date` for what is no date.
 * @example dayWords('2026-11-21T09:30:00Z') // 'Nov 21, 2026'
 */
export const dayWords = (iso: string) => words(isDay.test(iso) ? dayOfAll : day, iso)

/**
 * `Nov 21, 2026`, the same for all readers: for what an author has dated, such as an article.
 * @example publishedDayWords('2026-11-21T23:30:00Z') // 'Nov 21, 2026'
 */
export const publishedDayWords = (iso: string) => words(dayOfAll, iso)

/**
 * `November 21, 2026`, the visitor's day.
 * @example longDayWords('2026-11-21T09:30:00Z') // 'November 21, 2026'
 */
export const longDayWords = (iso: string) => words(longDay, iso)

/**
 * `Nov 21, 2026, 9:30 AM`
 * @example momentWords('2026-11-21T09:30:00Z') // 'Nov 21, 2026, 9:30 AM'
 */
export const momentWords = (iso: string) => words(moment, iso)

/**
 * The visitor's day for the name of a file.
 * @example dayStamp(new Date()) // '2026-11-21'
 */
export const dayStamp = (date: Date) => momentStamp(date).slice(0, 'yyyy-mm-dd'.length)

/**
 * The visitor's day and time, in milliseconds, for the name of a file.
 * @example momentStamp(new Date()) // '2026-11-21T09-30-00.000'
 */
export function momentStamp(date: Date) {
  const asUtc = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return asUtc.toISOString().replaceAll(':', '-').slice(0, -1)
}

/**
 * Milliseconds, for sorting; what is not a date counts as the oldest.
 * @example momentOf('2026-11-21T09:30:00Z') // 1795253400000
 */
export const momentOf = (iso: string | null) => (iso && Date.parse(iso)) || 0

const isDay = /^\d{4}-\d\d-\d\d$/

const day = formatOf({ dateStyle: 'medium' })
const dayOfAll = formatOf({ dateStyle: 'medium', timeZone: 'UTC' })
const longDay = formatOf({ dateStyle: 'long' })
const moment = formatOf({ dateStyle: 'medium', timeStyle: 'short' })

/** Made with its first use, which takes a phone a while. */
function formatOf(options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined
  return (date: Date) => (format ??= new Intl.DateTimeFormat('en-US', options)).format(date)
}

function words(format: (date: Date) => string, iso: string) {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? 'Unknown date' : format(date)
}
