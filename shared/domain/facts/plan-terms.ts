/**
 * Plans and their terms; specification 2, sections 2 and 9.
 * @example `up to ${starterUsers} users`
 */
export const starterUsers = 50
/** @example `${starterIntegrations} integrations` */
export const starterIntegrations = 5
/** @example `${starterStorageGb}GB` */
export const starterStorageGb = 1
/** @example `up to ${professionalUsers} users` */
export const professionalUsers = 200
/** @example `${professionalStorageGb}GB` */
export const professionalStorageGb = 50

/**
 * How long the audit log is kept.
 * @example `${starterAuditDays} days`
 */
export const starterAuditDays = 30
/** @example `${professionalAuditYears} year` */
export const professionalAuditYears = 1

/**
 * Free, without a credit card, open to everybody.
 * @example `a ${trialDays}-day free trial`
 */
export const trialDays = 14
/**
 * The trial after a demo: an engineer sets it up with the customer's data.
 * @example `${guidedTrialDays} days`
 */
export const guidedTrialDays = 30
/**
 * Annual subscriptions, from the day of purchase. Monthly plans can be cancelled anytime.
 * @example `a ${moneyBackDays}-day money-back guarantee`
 */
export const moneyBackDays = 30
/**
 * After the end of a contract.
 * @example `${exportDays} days to export your data`
 */
export const exportDays = 30

/**
 * The free tier of the waitlist.
 * @example `${freeQueriesPerMonth} queries per month`
 */
export const freeQueriesPerMonth = 100
/** @example `${freeIntegrations} integrations` */
export const freeIntegrations = 3
/** @example `a ${betaMonths}-month beta` */
export const betaMonths = 6
