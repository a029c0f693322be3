/** Weeks that the charts look back. */
const weeksShown = 12

/**
 * How many of the moments fall into each of the last weeks, oldest week first. The last week ends
 * with `end` (milliseconds), so it holds today and the six days before.
 */
export function perWeek(moments: readonly string[], end: number, weeks = weeksShown): number[] {
  const starts = weekStarts(end, weeks).map((start) => Date.parse(start))
  const counts = starts.map(() => 0)
  for (const moment of moments) {
    const time = Date.parse(moment)
    const week = time < end ? starts.findLastIndex((start) => start <= time) : -1
    if (week >= 0) counts[week] = (counts[week] ?? 0) + 1
  }
  return counts
}

/** The first day of each of these weeks, as an ISO date and time. A week may have an hour more or less. */
export function weekStarts(end: number, weeks = weeksShown): string[] {
  return Array.from({ length: weeks }, (_, week) => {
    const start = new Date(end)
    start.setDate(start.getDate() - (weeks - week) * 7)
    return start.toISOString()
  })
}
