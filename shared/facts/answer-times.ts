/**
 * How soon people answer; specification 2, section 9. Each is a promise of at most that long, counted
 * from the moment a message arrives. Emergencies are taken at once, around the clock.
 * @example `within ${salesAnswerHours} hours`
 */
export const salesAnswerHours = 4
/** @example `within ${supportAnswerHours} hours` */
export const supportAnswerHours = 2
/** @example `within ${partnershipAnswerHours} hours` */
export const partnershipAnswerHours = 24
/**
 * Messages of the contact form, requests for a demo and inquiries.
 * @example `within ${formReplyHours} hours`
 */
export const formReplyHours = 24
/**
 * Until the calendar invite of a demo.
 * @example `within ${inviteHours} hours`
 */
export const inviteHours = 24
/**
 * Until the email that confirms a request for a demo.
 * @example `within ${confirmationMinutes} minutes`
 */
export const confirmationMinutes = 5
/** @example `within ${applicationReviewHours} hours` */
export const applicationReviewHours = 48
/**
 * Requests about personal data are answered in less time than this.
 * @example `within ${privacyRequestHours} hours`
 */
export const privacyRequestHours = 72
/** @example `within ${incidentEscalationMinutes} minutes` */
export const incidentEscalationMinutes = 15
