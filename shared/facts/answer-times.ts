/**
 * How soon people answer; specification 2, section 9. Each is a promise of at most that long, counted
 * from the moment a message arrives. Emergencies are taken at once, around the clock.
 */
export const salesAnswerHours = 4
export const supportAnswerHours = 2
export const partnershipAnswerHours = 24
/** Messages of the contact form, requests for a demo and inquiries. */
export const formReplyHours = 24
/** Until the calendar invite of a demo. */
export const inviteHours = 24
/** Until the email that confirms a request for a demo. */
export const confirmationMinutes = 5
export const applicationReviewHours = 48
/** Requests about personal data are answered in less time than this. */
export const privacyRequestHours = 72
export const incidentEscalationMinutes = 15
