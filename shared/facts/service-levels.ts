/** What the platform promises and delivers; specification 2, section 1. */
export const uptimePercent = 99.9
/** Of the time that routine requests took, on the first process a customer automates. */
export const timeSavedPercent = 98
/** Less than this, at the 95th percentile. */
export const apiResponseMs = 100
/** Less than this, from a change in the source to every product. */
export const syncSeconds = 5
/** Backups are made every hour. */
export const backupDays = 30

/**
 * Two figures that do not contradict: "50+" are the connectors that we build and maintain, "100+" are
 * these and the connectors that partners list.
 */
export const ownIntegrations = 50
export const allIntegrations = 100

/** From the first workshop to launch, in four phases of two weeks each. */
export const rolloutWeeks = 8
