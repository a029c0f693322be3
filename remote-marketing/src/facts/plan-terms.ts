/** Plans and their terms; specification 2, sections 2 and 9. */
export const starterUsers = 50
export const starterIntegrations = 5
export const starterStorageGb = 1
export const professionalUsers = 200
export const professionalStorageGb = 50

/** Free, without a credit card, open to everybody. */
export const trialDays = 14
/** The trial after a demo: an engineer sets it up with the customer's data. */
export const guidedTrialDays = 30
/** Annual subscriptions, from the day of purchase. Monthly plans can be cancelled anytime. */
export const moneyBackDays = 30
/** After the end of a contract. */
export const exportDays = 30

/** The free tier of the waitlist, and how long its beta lasts. */
export const freeQueriesPerMonth = 100
export const freeIntegrations = 3
export const betaMonths = 6
