/*
 * Keys of local storage that inline scripts, the starter and the store share. A separate module, so that using a key
 * does not load the code behind it.
 */

/** The store's snapshot. */
export const storeKey = 'fivefold-store'

/** The store's operations, one key each. */
export const journalPrefix = 'fivefold-op:'

/** The plain word `light`, `dark` or `system`; absent means light. */
export const themeKey = 'fivefold-theme'

/* The following keys are deleted to make room for records, in the order in `record-area.ts`. */

/** Events recorded before the store runs, one key each. */
export const earlyEventsKey = 'fivefold-early-events'

/** The latest errors, as a JSON array. */
export const errorLogKey = 'error_logs'

/** The last view of each work area, by account. */
export const viewsPrefix = 'fivefold-views:'

/** Unfinished forms. The key of an account's draft ends with the account's id. */
export const draftPrefix = 'fivefold-draft:'

/** Originals of unreadable documents and operations. */
export const quarantinePrefix = 'fivefold-store-unreadable-'

/** Contents of files attached to tickets, in base64, one key each. The store's records name them. */
export const filesPrefix = 'fivefold-file:'

/** Keys of other stores follow after `fivefold-records:<name>:`, named like the site's. */
export const recordsPrefix = 'fivefold-records:'
