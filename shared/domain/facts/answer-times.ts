/**
 * Answer times (specification 2, section 9). Each is a maximum, counted from the arrival of a message. Emergencies
 * are answered at once, around the clock.
 * @example `within ${salesAnswerHours} hours`
 */
export const salesAnswerHours = 4
/** @example `within ${supportAnswerHours} hours` */
export const supportAnswerHours = 2
/** @example `within ${partnershipAnswerHours} hours` */
export const partnershipAnswerHours = 24
/**
 * For messages of the contact form, demo requests and inquiries.
 * @example `within ${formReplyHours} hours`
 */
export const formReplyHours = 24
/**
 * Time until a demo's calendar invite.
 * @example `within ${inviteHours} hours`
 */
export const inviteHours = 24
/**
 * Time until the email that confirms a demo request.
 * @example `within ${confirmationMinutes} minutes`
 */
export const confirmationMinutes = 5
/** @example `within ${applicationReviewHours} hours` */
export const applicationReviewHours = 48
/**
 * Requests about personal data are answered in less than this.
 * @example `within ${privacyRequestHours} hours`
 */
export const privacyRequestHours = 72
/** @example `within ${incidentEscalationMinutes} minutes` */
export const incidentEscalationMinutes = 15

/**
 * Minutes until support answers on a ticket: a critical one is an incident, every other one has the support response
 * that all plans promise.
 * @example ticketAnswerMinutes('critical') // 15
 */
export const ticketAnswerMinutes = (priority: string) =>
  priority === 'critical' ? incidentEscalationMinutes : supportAnswerHours * 60
