/**
 * Service levels of the platform (specification 2, section 1).
 * @example `${uptimePercent}% uptime`
 */
export const uptimePercent = 99.9
/**
 * Median share of the time that customers save on one routine request, such as a supplier's question. Whole
 * processes save less (`customer-results.ts` of the marketing pages).
 * @example `${timeSavedPercent}% less time`
 */
export const timeSavedPercent = 98
/**
 * The response of the API, at the 95th percentile; the promise is less than this.
 * @example `responds in under ${apiResponseMs} ms`
 */
export const apiResponseMs = 100
/** @example `a median of ${apiMedianMs} ms` */
export const apiMedianMs = 41
/**
 * From a question to the answer of Cortex Companion, at the 95th percentile; the promise is less than this.
 * @example `an answer in under ${cortexAnswerSeconds} seconds`
 */
export const cortexAnswerSeconds = 3
/**
 * From a change in one system to the others, and to the products that read them; the promise is less than this.
 * Data Pipelines works in runs instead.
 * @example `in sync in under ${syncSeconds} seconds`
 */
export const syncSeconds = 5
/**
 * Time between two runs of Data Pipelines.
 * @example `every ${pipelineMinutes} minutes`
 */
export const pipelineMinutes = 5
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
