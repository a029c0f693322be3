/**
 * What the platform promises and delivers; specification 2, section 1.
 * @example `${uptimePercent}% uptime`
 */
export const uptimePercent = 99.9
/**
 * Of the time that routine requests took, on the first process a customer automates.
 * @example `${timeSavedPercent}% less time`
 */
export const timeSavedPercent = 98
/**
 * Less than this, at the 95th percentile.
 * @example `answers in less than ${apiResponseMs} ms`
 */
export const apiResponseMs = 100
/**
 * Less than this, from a change in the source to every product.
 * @example `in every product within ${syncSeconds} seconds`
 */
export const syncSeconds = 5
/**
 * Backups are made every hour.
 * @example `kept for ${backupDays} days`
 */
export const backupDays = 30

/**
 * Two figures that do not contradict: "50+" are the connectors that we build and maintain, "100+" are
 * these and the connectors that partners list.
 * @example `${ownIntegrations}+ connectors that we maintain`
 */
export const ownIntegrations = 50
/** @example `${allIntegrations}+ integrations` */
export const allIntegrations = 100

/**
 * From the first workshop to launch, in four phases of two weeks each.
 * @example `live in ${rolloutWeeks} weeks`
 */
export const rolloutWeeks = 8
