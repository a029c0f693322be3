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

/** The day of the last review of the texts; prerendered pages show that day's state. */
const reviewedOn = new Date('2026-11-26T12:00:00Z')

/** In the visitor's time zone. */
export function hasBegun(quarter: Quarter, now: Date) {
  const month = (Number(quarter.charAt(1)) - 1) * 3
  return now >= new Date(Number(quarter.slice(3)), month)
}

/** `in Q1 2027`; `soon` once that quarter has begun. */
export const openingWords = (quarter: Quarter, now: Date) =>
  hasBegun(quarter, now) ? 'soon' : `in ${quarter}`

/** `in Q1 2027`, or `soon`, as `useHasBegun` sees the day. */
export const useOpeningWords = (quarter: Quarter) =>
  useHasBegun(quarter) ? 'soon' : `in ${quarter}`

/** Uses the day of the review while prerendering and hydrating, then the visitor's clock. */
export const useHasBegun = (quarter: Quarter) =>
  useSyncExternalStore(
    never,
    () => hasBegun(quarter, new Date()),
    () => hasBegun(quarter, reviewedOn),
  )

const never = () => () => {}
