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

/* The next keys make room for records, in the order that `record-area.ts` states. */

/** Events that a page without a running store has recorded, one key each. */
export const earlyEventsKey = 'fivefold-early-events'

/** Holds the latest errors, as a JSON array. */
export const errorLogKey = 'error_logs'

/** How work areas were left, by account. */
export const viewsPrefix = 'fivefold-views:'

/** Unfinished forms; the keys of those of an account end with its id. */
export const draftPrefix = 'fivefold-draft:'

/** Originals of documents and operations that could not be read. */
export const quarantinePrefix = 'fivefold-store-unreadable-'

/** Under `fivefold-records:<name>:` stand the keys of other stores, which are named as the site's. */
export const recordsPrefix = 'fivefold-records:'
