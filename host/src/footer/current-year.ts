import { useSyncExternalStore } from 'react'

/** The year in prerendered pages. */
export const contentYear = 2026

const never = () => () => {}

/** That of prerendered pages, or a later one of the browser's clock. */
export const currentYear = () => Math.max(contentYear, new Date().getFullYear())

/** That of prerendered pages while they are hydrated, the current one afterwards. */
export const useCurrentYear = () => useSyncExternalStore(never, currentYear, () => contentYear)
