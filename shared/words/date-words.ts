const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/**
 * `Nov 21, 2026`, in the visitor's time zone; `Unknown date` for what is no date.
 * @example dayWords('2026-11-21T09:30:00Z') // 'Nov 21, 2026'
 */
export const dayWords = (iso: string) => words(day, iso)

/**
 * `Nov 21, 2026, 9:30 AM`
 * @example momentWords('2026-11-21T09:30:00Z') // 'Nov 21, 2026, 9:30 AM'
 */
export const momentWords = (iso: string) => words(moment, iso)

/**
 * Milliseconds, for sorting; what is not a date counts as the oldest.
 * @example momentOf('2026-11-21T09:30:00Z') // 1795253400000
 */
export const momentOf = (iso: string | null) => (iso && Date.parse(iso)) || 0

function words(format: Intl.DateTimeFormat, iso: string) {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? 'Unknown date' : format.format(date)
}
