/** Specification 2, section 9. */
export const cortexDemoMinutes = 30
export const platformDemoMinutes = 45
