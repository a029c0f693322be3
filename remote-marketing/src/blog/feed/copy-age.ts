const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const

const format = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

/** Such as `3 hours ago`, in the largest whole unit. A clock that was set back counts as now. */
export function copyAge(savedAt: Date, now: Date): string {
  const seconds = (now.getTime() - savedAt.getTime()) / 1000
  const largest = units.find((unit) => seconds >= unit.seconds)
  if (!largest) return 'less than a minute ago'
  return format.format(-Math.floor(seconds / largest.seconds), largest.unit)
}
