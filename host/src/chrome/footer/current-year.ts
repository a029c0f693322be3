import { useSyncExternalStore } from 'react'

/** The year in prerendered pages. */
export const contentYear = 2026

const never = () => () => {}

/** The year of prerendered pages, or a later one by the browser's clock. */
export const currentYear = () => Math.max(contentYear, new Date().getFullYear())

/** The year of prerendered pages during hydration, the current one afterwards. */
export const useCurrentYear = () => useSyncExternalStore(never, currentYear, () => contentYear)
