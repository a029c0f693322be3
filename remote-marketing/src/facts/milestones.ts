import { useSyncExternalStore } from 'react'

/** `Q1 2026` */
export type Quarter = `Q${1 | 2 | 3 | 4} ${number}`

export const foundedYear = 2024
/** Specification 2, section 4. */
export const earlyAccess: Quarter = 'Q1 2026'
export const fullAccess: Quarter = 'Q2 2026'
/** Tracks, tutorials and the ambassador program. */
export const learningOpens: Quarter = 'Q1 2027'
export const pressKitReady: Quarter = 'Q1 2027'

/** The day on which the texts were last read through; prerendered pages show this day's state. */
const reviewedOn = new Date('2026-11-22T12:00:00Z')

/** Whether the first day of the quarter has come where the visitor is. */
export function hasBegun(quarter: Quarter, now: Date) {
  const month = (Number(quarter.charAt(1)) - 1) * 3
  return now >= new Date(Number(quarter.slice(3)), month)
}

/** `in Q1 2027`; once that quarter has begun, the promise names no date. */
export const openingWords = (quarter: Quarter, now: Date) =>
  hasBegun(quarter, now) ? 'soon' : `in ${quarter}`

/** What has passed reads as past: by the prerendered page's day at first, then by the visitor's clock. */
export const useHasBegun = (quarter: Quarter) =>
  useSyncExternalStore(
    never,
    () => hasBegun(quarter, new Date()),
    () => hasBegun(quarter, reviewedOn),
  )

const never = () => () => {}
