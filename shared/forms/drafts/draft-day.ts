/* Avoids `Intl`, whose first use blocks a phone while the page becomes interactive. */
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The day of a draft, which is at most a week old: today, yesterday or the weekday. */
export function draftDay(savedAt: Date, now: Date): string {
  const daysAgo = (startOfDay(now) - startOfDay(savedAt)) / 86_400_000
  // A day may have 23 or 25 hours.
  const days = Math.round(daysAgo)
  if (days <= 0) return 'today'
  return (days === 1 ? 'yesterday' : weekdays[savedAt.getDay()]) ?? ''
}

const startOfDay = (date: Date) => new Date(date).setHours(0, 0, 0, 0)
