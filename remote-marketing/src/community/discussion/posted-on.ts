const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `Nov 17, 2026`; in UTC, so that a prerendered page and every browser show the same. */
export const postedOn = (iso: string) => format.format(new Date(iso))
