const day = 24 * 60 * 60 * 1000

/** Weeks that the charts look back. */
const weeksShown = 12

/**
 * How many of the moments fall into each of the last weeks, oldest week first. The last week ends
 * with `end` (milliseconds), so it holds today and the six days before.
 */
export function perWeek(moments: readonly string[], end: number, weeks = weeksShown): number[] {
  const counts = Array.from({ length: weeks }, () => 0)
  for (const moment of moments) {
    const week = weeks - 1 - Math.floor((end - 1 - Date.parse(moment)) / (7 * day))
    const count = counts[week]
    if (count !== undefined) counts[week] = count + 1
  }
  return counts
}

/** The first day of each of these weeks, as an ISO date and time. */
export function weekStarts(end: number, weeks = weeksShown): string[] {
  return Array.from({ length: weeks }, (_, week) =>
    new Date(end - (weeks - week) * 7 * day).toISOString(),
  )
}
