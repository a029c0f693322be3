/** How long each kind of demo takes, in minutes; specification 2, section 9. */
export const cortexDemoMinutes = 30
export const platformDemoMinutes = 45
