/**
 * Service levels of the platform (specification 2, section 1).
 * @example `${uptimePercent}% uptime`
 */
export const uptimePercent = 99.9
/**
 * Share of the time for routine requests that is saved on the first process a customer automates.
 * @example `${timeSavedPercent}% less time`
 */
export const timeSavedPercent = 98
/**
 * At the 95th percentile; the promise is less than this.
 * @example `answers in less than ${apiResponseMs} ms`
 */
export const apiResponseMs = 100
/**
 * From a change in the source to every product; the promise is less than this.
 * @example `in every product within ${syncSeconds} seconds`
 */
export const syncSeconds = 5
/**
 * Backups are made every hour.
 * @example `kept for ${backupDays} days`
 */
export const backupDays = 30

/**
 * Two different figures: "50+" are connectors that we build and maintain; "100+" adds those of partners.
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
