/*
 * Keys of local storage that inline scripts, the starter and the store share. In a module of their own, so that
 * who needs a key does not load what it is a key to.
 */

/** Holds the store's snapshot. */
export const storeKey = 'fivefold-store'

/** Of the store's operations, one key each. */
export const journalPrefix = 'fivefold-op:'

/** Holds the plain word `light`, `dark` or `system`; nothing stored means light. */
export const themeKey = 'fivefold-theme'
