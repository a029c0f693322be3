/** What three customers measured over their first two quarters; every page quotes these. */
export const northwindResult = {
  before: '2.4 days',
  after: '6 minutes',
  hoursSavedPerWeek: 11,
  discrepanciesDownPercent: 43,
} as const

export const calderResult = { before: '6 days', after: '31 hours', lessTimePercent: 78 } as const

export const meridianResult = { before: '10 days', after: '3 days', lessTimePercent: 70 } as const
