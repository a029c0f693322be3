/**
 * `Nov 21, 2026` in the visitor's zone; a date without a time is the same everywhere. `Unknown date` for other text.
 * @example dayWords('2026-11-21T09:30:00Z') // 'Nov 21, 2026'
 */
export const dayWords = (iso: string) => words(isDay.test(iso) ? dayOfAll : day, iso)

/**
 * `Nov 21, 2026`, the same for all readers: for an author's date, such as an article's.
 * @example publishedDayWords('2026-11-21T23:30:00Z') // 'Nov 21, 2026'
 */
export const publishedDayWords = (iso: string) => words(dayOfAll, iso)

/**
 * `November 21, 2026` in the visitor's zone.
 * @example longDayWords('2026-11-21T09:30:00Z') // 'November 21, 2026'
 */
export const longDayWords = (iso: string) => words(longDay, iso)

/**
 * `Nov 21, 2026, 9:30 AM`
 * @example momentWords('2026-11-21T09:30:00Z') // 'Nov 21, 2026, 9:30 AM'
 */
export const momentWords = (iso: string) => words(moment, iso)

/**
 * `9:30 AM`, for a moment of today.
 * @example hourWords('2026-11-21T09:30:00Z') // '9:30 AM'
 */
export const hourWords = (iso: string) => words(hour, iso)

/**
 * The visitor's day, for a file name.
 * @example dayStamp(new Date()) // '2026-11-21'
 */
export const dayStamp = (date: Date) => momentStamp(date).slice(0, 'yyyy-mm-dd'.length)

/**
 * The visitor's day and time with milliseconds, for a file name.
 * @example momentStamp(new Date()) // '2026-11-21T09-30-00.000'
 */
export function momentStamp(date: Date) {
  const asUtc = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return asUtc.toISOString().replaceAll(':', '-').slice(0, -1)
}

/**
 * Milliseconds, for sorting; a text that is not a date counts as the oldest.
 * @example momentOf('2026-11-21T09:30:00Z') // 1795253400000
 */
export const momentOf = (iso: string | null) => (iso && Date.parse(iso)) || 0

const isDay = /^\d{4}-\d\d-\d\d$/

const day = formatOf({ dateStyle: 'medium' })
const dayOfAll = formatOf({ dateStyle: 'medium', timeZone: 'UTC' })
const longDay = formatOf({ dateStyle: 'long' })
const hour = formatOf({ timeStyle: 'short' })
const moment = formatOf({ dateStyle: 'medium', timeStyle: 'short' })

/** Created at the first use, since that takes a phone a while. */
function formatOf(options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined
  return (date: Date) => (format ??= new Intl.DateTimeFormat('en-US', options)).format(date)
}

function words(format: (date: Date) => string, iso: string) {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? 'Unknown date' : format(date)
}
