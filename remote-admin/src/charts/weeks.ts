const weeksShown = 12

/**
 * Counts the moments in each of the last weeks, oldest first. The last week ends at `end`
 * (milliseconds), so it holds today and the six days before.
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

/** The start of each of these weeks, as an ISO time. A change of the clocks makes a week an hour longer or shorter. */
export function weekStarts(end: number, weeks = weeksShown): string[] {
  return Array.from({ length: weeks }, (_, week) => {
    const start = new Date(end)
    start.setDate(start.getDate() - (weeks - week) * 7)
    return start.toISOString()
  })
}
