const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const

const format = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

/** For example `3 hours ago`, in the largest whole unit; a time in the future counts as now. */
export function copyAge(savedAt: Date, now: Date): string {
  const seconds = (now.getTime() - savedAt.getTime()) / 1000
  const largest = units.find((unit) => seconds >= unit.seconds)
  if (!largest) return 'less than a minute ago'
  return format.format(-Math.floor(seconds / largest.seconds), largest.unit)
}
